export const pageLinks = [
  { href: '/about', label: 'Nosotros' },
  { href: '/contact', label: 'Contacto' },
] as const
