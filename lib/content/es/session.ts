export const loginPage = {
  lead: 'Tus pedidos, direcciones y cupones.',
  needsScript: 'Para iniciar sesión hace falta JavaScript, que está desactivado en este navegador.',
  register: 'Solicitar una cuenta',
  resetPassword: 'Restablecer la contraseña',
} as const

export const registerPage = {
  lead: 'Solicita una cuenta para tus pedidos, cupones y favoritos. La abrimos nosotros.',
  signIn: '¿Ya tienes cuenta? Inicia sesión',
} as const

export const forgotPasswordPage = {
  lead: 'Escribe el correo de tu cuenta. Te responderemos ahí y te ayudaremos a crear otra contraseña.',
  signIn: 'Volver al inicio de sesión',
} as const

export const loginForm = {
  ended: 'Tu sesión terminó. Inicia sesión de nuevo.',
  /** From the specification. */
  refused: 'Correo o contraseña incorrectos',
  framed: {
    before: 'Aquí no puedes iniciar sesión, porque otro sitio incrustó esta página. ',
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

export const requireRole = {
  heading: 'Tu cuenta',
  checking: 'Comprobando tu sesión…',
  closed: { link: 'Inicia sesión', after: 'para ver tu cuenta.' },
  needsScript: 'La cuenta necesita JavaScript, que está desactivado en este navegador.',
} as const

export const adminStatus = {
  signedOut: 'No hay ninguna sesión de administración abierta.',
  signIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
} as const
