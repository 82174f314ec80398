/** The sections of the account, in the order of its menu. */
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

/** The title of a section, in the menu and on its page; `undefined` for any other route. */
export function accountLabel(route: string): string | undefined {
  return accountSections.find(({ href }) => href === route)?.label
}
