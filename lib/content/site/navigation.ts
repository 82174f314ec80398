export const productLinks = [
  { href: '/ppf', label: 'Paint Protection Film', hint: 'A clear skin over the paint' },
  { href: '/window-film', label: 'Window Film', hint: 'Shade, glare, heat and UV' },
] as const
