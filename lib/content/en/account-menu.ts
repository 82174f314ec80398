export const sideMenu = {
  name: 'Account',
  toggle: (section: string) => `Account: ${section}`,
} as const

/** The sections of the account, in the order of its menu. From the specification. */
export const accountSections = [
  { href: '/user', label: 'Overview' },
  { href: '/user/orders', label: 'Orders' },
  { href: '/user/wishlist', label: 'Wishlist' },
  { href: '/user/addresses', label: 'Addresses' },
  { href: '/user/coupons', label: 'Coupons' },
  { href: '/user/returns', label: 'Returns' },
  { href: '/user/support', label: 'Support' },
  { href: '/user/settings', label: 'Settings' },
] as const

export type AccountRoute = (typeof accountSections)[number]['href']
