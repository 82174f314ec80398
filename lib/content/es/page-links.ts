import { site } from '@/lib/content/facts/site'

export const pageLinks = [
  { href: '/about', label: 'Nosotros' },
  { href: '/contact', label: 'Contacto' },
] as const

export const phoneLine = `PBX ${site.phone}`
