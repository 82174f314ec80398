/** Every route, with the heading that a visitor finds there. */
export const routes = {
  '/': 'Tersa: paint protection film, window film and marine film',
  '/shop': 'Shop',
  '/login': 'Sign in',
  '/registro': 'Register',
  '/forgot-password': 'Reset your password',
  '/about': 'Tersa: smooth, taut, glossy.',
  '/contact': 'Contact',
  '/ppf': 'Paint Protection Film',
  '/window-film': 'Window Film',
  '/marine-film': 'Marine Film',
  '/admin': 'Products',
  '/user': 'Overview',
  '/user/orders': 'Orders',
  '/user/wishlist': 'Wishlist',
  '/user/addresses': 'Addresses',
  '/user/coupons': 'Coupons',
  '/user/returns': 'Returns',
  '/user/support': 'Support',
  '/user/settings': 'Settings',
  '/preview': 'Carousel preview',
} as const

/** As a static host shows it: an address that nothing answers. */
export const UNKNOWN = '/no-such-page'
