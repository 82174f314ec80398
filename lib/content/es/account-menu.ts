export const sideMenu = {
  name: 'Cuenta',
  toggle: (section: string) => `Cuenta: ${section}`,
} as const

/** The sections of the account, in the order of its menu. */
export const accountSections = [
  { href: '/user', label: 'Resumen' },
  { href: '/user/orders', label: 'Pedidos' },
  { href: '/user/wishlist', label: 'Lista de deseos' },
  { href: '/user/addresses', label: 'Direcciones' },
  { href: '/user/coupons', label: 'Cupones' },
  { href: '/user/returns', label: 'Devoluciones' },
  { href: '/user/support', label: 'Ayuda' },
  { href: '/user/settings', label: 'Ajustes' },
] as const

export type AccountRoute = (typeof accountSections)[number]['href']
