// Separate from the product links, which the menu's script contains on every page.

/** From the specification. */
export const pageLinks = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
] as const
