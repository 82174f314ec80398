import type { Route } from 'next'

type FooterLink = { label: string; href?: Route }
export type FooterGroup = { title: string; links: FooterLink[] }

const phone = process.env.NEXT_PUBLIC_PHONE || '555 0100'

/** All that another shop changes to make this one its own. */
export const site = {
  name: 'Tersa',
  /** What the name says, and where it comes from, on /about. */
  slogan: 'smooth, taut, glossy',
  nameOrigin: 'A Spanish word for how a surface should feel.',
  description: 'Paint protection film, window film and marine film.',
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@tersa.example',
  phone,
  /** The digits of a number with its country code; empty for a shop without WhatsApp. */
  whatsapp: process.env.NEXT_PUBLIC_WHATSAPP || '',
  phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
  social: {
    Instagram: 'https://www.instagram.com/',
    Facebook: 'https://www.facebook.com/',
    YouTube: 'https://www.youtube.com/',
    TikTok: 'https://www.tiktok.com/',
  },
} as const

// The targets are empty as specified: such a link is shown and does nothing.
// `{ label: 'About', href: '/about' }` makes it a real one.
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
