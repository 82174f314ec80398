export const adminStatus = {
  signedOut: 'No hay ninguna sesión de administración abierta.',
  signIn: 'Iniciar sesión',
  logOut: 'Cerrar sesión',
} as const
