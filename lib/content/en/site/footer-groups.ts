import type { Route } from 'next'

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
      workshops: { label: 'Workshops' },
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
