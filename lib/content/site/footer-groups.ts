import type { Route } from 'next'

type FooterLink = { label: string; href?: Route }
export type FooterGroup = { title: string; links: FooterLink[] }

// The specification leaves these links without a target, so they do nothing. To link to a page, add an `href`:
// `{ label: 'About', href: '/about' }`, and leave that link out of components/site/footer.test.tsx and e2e/site/footer.spec.ts.
export const footerGroups: Record<'company' | 'account' | 'legal', FooterGroup> = {
  company: {
    title: 'Company',
    links: [{ label: 'About' }, { label: 'Contact' }, { label: 'Workshops' }, { label: 'Care guide' }],
  },
  account: {
    title: 'My Account',
    links: [{ label: 'Sign in' }, { label: 'Orders' }, { label: 'Wishlist' }, { label: 'Returns' }],
  },
  legal: {
    title: 'Legal',
    links: [
      { label: 'Privacy' },
      { label: 'Terms of use' },
      { label: 'Cookies' },
      { label: 'Accessibility' },
    ],
  },
}
