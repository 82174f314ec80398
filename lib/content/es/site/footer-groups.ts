import type { Route } from 'next'

type FooterLink = { label: string; href?: Route }
export type FooterGroup = { title: string; links: Record<string, FooterLink> }

export const footerGroups: Record<'company' | 'account' | 'legal', FooterGroup> = {
  company: {
    title: 'Empresa',
    links: {
      about: { label: 'Nosotros' },
      contact: { label: 'Contacto' },
      workshops: { label: 'Talleres' },
      care: { label: 'Guía de cuidado' },
    },
  },
  account: {
    title: 'Mi cuenta',
    links: {
      login: { label: 'Iniciar sesión' },
      orders: { label: 'Pedidos' },
      wishlist: { label: 'Lista de deseos' },
      returns: { label: 'Devoluciones' },
    },
  },
  legal: {
    title: 'Legal',
    links: {
      privacy: { label: 'Privacidad' },
      terms: { label: 'Condiciones de uso' },
      cookies: { label: 'Cookies' },
      accessibility: { label: 'Accesibilidad' },
    },
  },
}
