import type { AppRoutes } from '@/.next/types/routes'
import { type AccountRoute, accountSections } from '@/lib/content/account'
import { cover, type PageText, site, still } from '@/lib/content/facts/site'
import { brand } from '@/lib/content/language'

const accountPages = Object.fromEntries(
  accountSections.map(({ href, label }) => [href, { title: label, description: 'Your account.' }]),
) as Record<AccountRoute, PageText>

/**
 * Every page of the site, checked by the compiler against app/. The metadata, the sitemap, the structured data, the
 * budget, the smoke test and the end-to-end tests read their routes from this list.
 */
export const pages = {
  '/': {
    title: `${site.name}: PPF, window tint, and marine film`,
    description:
      'Clear film for paint, tint for glass, and film for gelcoat. See what each covers, try it on a picture, and ask for a quote.',
    ...cover,
  },
  '/ppf': {
    title: 'Paint Protection Film (PPF)',
    heading: 'Paint Protection Film',
    description:
      'Choose packages or single panels on a drawing of a car and see how much film they need. Read what film does and does not do, with sources.',
    ...still('ppf'),
  },
  '/window-film': {
    title: 'Window Film and Tint',
    heading: 'Window Film',
    description:
      'Try a tint on your glass by day and by night, and compare it with the light limit where you live. Light, glare, heat, and ultraviolet explained, with sources.',
    ...still('window-film'),
  },
  '/marine-film': {
    title: 'Marine Film for Boats',
    heading: 'Marine Film',
    description:
      'Which film goes where on a boat, and where none goes. Estimate how much you need from the boat’s measurements.',
    ...still('marine-film'),
  },
  '/shop': {
    title: 'Shop',
    description: 'Collectible character cards: filter by name, save favorites, and add them to your quote.',
    ...cover,
  },
  '/appointment': {
    title: 'Your visit',
    description:
      'Ask for a day, and print a sheet for the installer. After the installation, a record for your warranty and the first care dates.',
    ...cover,
  },
  '/about': {
    title: 'About',
    heading: `${site.name}: ${brand.slogan}.`,
    description: `What ${site.name} sells, how the work is done, and what you will not find here.`,
    ...cover,
  },
  '/contact': {
    title: 'Contact',
    description: 'Ask for a quote or ask a question, by form, email, or phone.',
    ...cover,
  },
  '/registro': { title: 'Register', description: 'Request an account.', ...cover },
  '/forgot-password': {
    title: 'Reset your password',
    description: 'Request a new password for your account.',
    ...cover,
  },
  '/login': { title: 'Sign in', description: 'Sign in to your account.' },
  '/admin': { title: 'Products', description: 'Your product list.' },
  '/offline': { title: 'This page could not be loaded', description: 'What is available offline.' },
  '/preview': {
    title: 'Carousel studio',
    description: 'Edit the home page’s slides, and preview them before they go live.',
  },
  ...accountPages,
} as const satisfies Record<AppRoutes, PageText>

export type PageRoute = keyof typeof pages
