import type { PageRoute } from '@/lib/content/pages'
import { productLinks } from '@/lib/content/site/every-page'
import { pageLinks } from '@/lib/content/site/page-links'

/** The pages for visitors, to which a slide's button may lead, and their names in the studio. */
export const slidePages = [
  { href: '/', label: 'Home' },
  { href: '/shop', label: 'Shop' },
  ...productLinks,
  { href: '/marine-film', label: 'Marine Film' },
  { href: '/appointment', label: 'Your appointment' },
  ...pageLinks,
  { href: '/registro', label: 'Create an account' },
  { href: '/login', label: 'Sign in' },
] as const satisfies readonly { href: PageRoute; label: string }[]
