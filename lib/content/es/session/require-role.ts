export const requireRole = {
  heading: 'Tu cuenta',
  checking: 'Comprobando tu sesión…',
  closed: { link: 'Inicia sesión', after: 'para ver tu cuenta.' },
  needsScript: 'La cuenta necesita JavaScript, que está desactivado en este navegador.',
} as const
