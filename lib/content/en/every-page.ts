import { site } from '@/lib/content/facts/site'

// What the first script of every page shows.

export const mobileMenu = { label: 'Menu' }

/** From the specification. */
export const productsMenu = { label: 'Products' }

/** The names are from the specification. */
export const productLinks = [
  { href: '/ppf', label: 'Paint Protection Film', hint: 'A clear skin over the paint' },
  { href: '/window-film', label: 'Window Film', hint: 'Shade, glare, heat and UV' },
] as const

/** From the specification. */
export const searchForm = { search: 'Search' }

export const refusalNotice = {
  notSaved:
    'This browser cannot save your changes: its storage is full or blocked. They last until you reload or close this page.',
}

export const failure = {
  // Repeated, because the module of the language would be loaded on every page.
  language: 'en',
  title: `Something went wrong · ${site.name}`,
  heading: 'Something went wrong.',
  help: `Your cart is safe. If this happens again, call PBX ${site.phone}.`,
  retry: 'Try again',
  home: 'Go home',
}

// What the first script of every page shows.

export const notice = { close: 'Got it' }

export const loading = {
  failed: (name: string) => `${name} could not be loaded. Check your connection and try again.`,
}
