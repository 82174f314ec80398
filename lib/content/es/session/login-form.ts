export const loginForm = {
  ended: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  /** From the specification. */
  refused: 'Correo o contraseña incorrectos',
  framed: {
    before: 'Aquí no puedes iniciar sesión, porque otro sitio ha incrustado esta página. ',
    link: 'Inicia sesión en otra pestaña',
    after: '.',
  },
  email: 'Correo',
  submit: 'Iniciar sesión',
} as const

export const passwordField = {
  label: 'Contraseña',
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
} as const
