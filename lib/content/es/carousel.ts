import type { Route } from 'next'
import { workRoute } from '@/lib/content/facts/site'
import type { PageRoute } from '@/lib/content/pages'
import { pageLinks, productLinks } from '@/lib/content/site'

export const heroView = { role: 'carrusel', label: 'Líneas de producto' }

export const heroSlide = {
  role: 'diapositiva',
  label: (title: string, number: number, count: number) => `${title}, ${number} de ${count}`,
}

export const heroControls = { play: 'Reproducir las diapositivas', pause: 'Pausar las diapositivas' }

/** The pages for visitors and the films' tools, to which a slide may lead, and their names in the studio. */
export const slidePages = [
  { href: '/', label: 'Inicio' },
  { href: '/shop', label: 'Tienda' },
  ...productLinks,
  { href: '/marine-film', label: 'Película náutica' },
  { href: '/appointment', label: 'Tu cita' },
  ...pageLinks,
  { href: workRoute, label: 'Trabajos' },
  { href: '/registro', label: 'Crear cuenta' },
  { href: '/login', label: 'Iniciar sesión' },
  { href: '/ppf#tool', label: 'Herramienta: paneles de un auto' },
  { href: '/window-film#tool', label: 'Herramienta: tono de una ventana' },
  { href: '/marine-film#tool', label: 'Herramienta: película en un barco' },
] as const satisfies readonly { href: Route | `${PageRoute}#tool`; label: string }[]
