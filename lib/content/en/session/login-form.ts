export const loginForm = {
  ended: 'Your session has ended. Please sign in again.',
  /** From the specification. */
  refused: 'Correo o contraseña incorrectos',
  framed: {
    before: 'You cannot sign in here, because another site has embedded this page. ',
    link: 'Open sign-in in a new tab',
    after: '.',
  },
  email: 'Email',
  submit: 'Sign in',
} as const

export const passwordField = {
  label: 'Password',
  show: 'Show password',
  hide: 'Hide password',
} as const
