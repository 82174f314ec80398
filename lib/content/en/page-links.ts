import { site } from '@/lib/content/facts/site'

// Separate from the product links, which the menu's script contains on every page.

/** From the specification. */
export const pageLinks = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
] as const

/** For what only the server renders: in the first script of every page, another module costs more than the word. */
export const phoneLine = `PBX ${site.phone}`
