import type { Route } from 'next'
import { workRoute } from '@/lib/content/facts/site'
import type { PageRoute } from '@/lib/content/pages'
import { pageLinks, productLinks } from '@/lib/content/site'

export const heroView = { role: 'carousel', label: 'Product lines' }

export const heroSlide = {
  role: 'slide',
  label: (title: string, number: number, count: number) => `${title}, ${number} of ${count}`,
}

export const heroControls = { play: 'Play slides', pause: 'Pause slides' }

/** The pages for visitors and the films' tools, to which a slide may lead, and their names in the studio. Not every site has /work. */
export const slidePages = [
  { href: '/', label: 'Home' },
  { href: '/shop', label: 'Shop' },
  ...productLinks,
  { href: '/marine-film', label: 'Marine Film' },
  { href: '/appointment', label: 'Your appointment' },
  ...pageLinks,
  { href: workRoute, label: 'Our work' },
  { href: '/registro', label: 'Create an account' },
  { href: '/login', label: 'Sign in' },
  { href: '/ppf#tool', label: 'Tool: panels of a car' },
  { href: '/window-film#tool', label: 'Tool: tint of a window' },
  { href: '/marine-film#tool', label: 'Tool: film on a hull' },
] as const satisfies readonly { href: Route | `${PageRoute}#tool`; label: string }[]
