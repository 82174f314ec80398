export const loginPage = {
  lead: 'Your orders, addresses, and coupons.',
  needsScript: 'Signing in needs JavaScript, which is off in this browser.',
  /** From the specification. */
  register: 'Register',
  /** From the specification. */
  resetPassword: 'Reset your password',
} as const

export const registerPage = {
  lead: 'Request an account for orders, coupons, and favorites. We set each one up ourselves.',
  signIn: 'Already registered? Sign in',
} as const

export const forgotPasswordPage = {
  lead: 'Enter the email address of your account. We will reply there and help you set a new password.',
  signIn: 'Back to sign in',
} as const

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

export const passwordField = { label: 'Password', show: 'Show password', hide: 'Hide password' } as const

export const requireRole = {
  heading: 'Your account',
  checking: 'Checking that you are signed in…',
  closed: { link: 'Sign in', after: 'to see your account.' },
  needsScript: 'The account area needs JavaScript, which is off in this browser.',
} as const

export const adminStatus = {
  signedOut: 'No admin is signed in.',
  signIn: 'Sign in',
  /** From the specification. */
  logOut: 'Log out',
} as const
