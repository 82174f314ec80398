import type { Route } from 'next'
import { site } from '@/lib/content/facts/site'

export const mobileMenu = { label: 'Menu' }

/** From the specification. */
export const productsMenu = { label: 'Products' }

/** The names are from the specification. */
export const productLinks = [
  { href: '/ppf', label: 'Paint Protection Film', hint: 'A clear skin over the paint' },
  { href: '/window-film', label: 'Window Film', hint: 'Shade, glare, heat, and UV' },
] as const

/** From the specification. */
export const searchForm = { search: 'Search' }

export const refusalNotice = {
  notSaved:
    'This browser cannot save your changes: its storage is full or blocked. They last until you reload or close this page.',
}

export const failure = {
  title: `Something went wrong · ${site.name}`,
  heading: 'Something went wrong.',
  help: `Your cart is safe. If this happens again, call PBX ${site.phone}.`,
  home: 'Go home',
}

export const notice = { close: 'Got it' }

export const loading = {
  failed: (name: string) => `${name} could not be loaded. Check your connection and try again.`,
}

/** From the specification. */
export const pageLinks = [
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
] as const

export const phoneLine = `PBX ${site.phone}`

export const layout = { skipLink: 'Skip to content' }

export const header = { navigation: 'Main', home: `${site.name}, home`, account: 'Account' }

/** “PBX” is from the specification. */
export const footer = {
  navigation: 'Footer',
  phone: phoneLine,
  networks: 'Social media',
  work: 'Our work',
}

/** “Subscribe” is from the specification. */
export const newsletterForm = {
  heading: 'Film tips, now and then.',
  lead: 'Care advice and new products, by email.',
  email: 'Email',
  example: 'you@example.com',
  subscribe: 'Subscribe',
  privacy: 'I have read and accept the privacy notice',
}

export const missingCode = {
  failed: 'This page could not load everything.',
  replaced: 'The site has been updated.',
  reload: 'Reload',
}

type FooterLink = { label: string; href?: Route }
export type FooterGroup = { title: string; links: Record<string, FooterLink> }

// The specification names the groups and leaves their links without a target, so they do nothing. To link to a page, add
// an `href`: `{ label: 'About', href: '/about' }`, and leave that link out of components/site/footer.test.tsx and
// e2e/site/footer.spec.ts.

/** The titles are from the specification. */
export const footerGroups: Record<'company' | 'account' | 'legal', FooterGroup> = {
  company: {
    title: 'Company',
    links: {
      about: { label: 'About' },
      contact: { label: 'Contact' },
      workshops: { label: 'Locations' },
      care: { label: 'Care guide' },
    },
  },
  account: {
    title: 'My Account',
    links: {
      login: { label: 'Sign in' },
      orders: { label: 'Orders' },
      wishlist: { label: 'Wishlist' },
      returns: { label: 'Returns' },
    },
  },
  legal: {
    title: 'Legal',
    links: {
      privacy: { label: 'Privacy' },
      terms: { label: 'Terms of use' },
      cookies: { label: 'Cookies' },
      accessibility: { label: 'Accessibility' },
    },
  },
}

export const notFound = {
  title: 'Page not found',
  heading: 'This page has been peeled off.',
  lead: 'There is no page at this address. Nothing is broken.',
  home: 'Go home',
  shop: 'Open the shop',
}

export const offlinePage = {
  lead: 'The site could not be reached, and this page is not saved in your browser.',
  available: 'Available offline',
  /** Around the links to the film pages. */
  filmPages: {
    before: 'The film pages with their tools: ',
    after: ', unless your browser is set to save data.',
  },
  visitedPages: 'Every page you have opened before.',
  unavailable: 'Needs a connection',
  connected: 'The shop’s catalog, sending a message, and pages you have not opened yet.',
}
