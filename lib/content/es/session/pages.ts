export const loginPage = {
  lead: 'Tus pedidos, direcciones y cupones.',
  needsScript: 'Para iniciar sesión hace falta JavaScript, que está desactivado en este navegador.',
  register: 'Crear cuenta',
  resetPassword: 'Restablecer la contraseña',
} as const

export const registerPage = {
  lead: 'Pide una cuenta para tus pedidos, cupones y favoritos. La creamos a mano.',
  signIn: '¿Ya tienes cuenta? Inicia sesión',
} as const

export const forgotPasswordPage = {
  lead: 'Escríbenos desde el correo de tu cuenta. Te responderemos ahí y te ayudaremos a crear otra contraseña.',
  signIn: 'Volver al inicio de sesión',
} as const
