import { contact } from '@/lib/config/contact'

/** The name, and the contact details of lib/config/contact.ts. */
export const site = {
  name: 'Tersa',
  ...contact,
} as const

/** A file that somebody saves carries the shop's name: `tersa-warranty.txt`. */
export const shopFile = (name: string) => `${site.name.toLowerCase().replaceAll(' ', '-')}-${name}`

/** `icon` names a drawing of the package bootstrap-icons; a new one is added in lib/config/icons.ts. */
export const social = [
  { icon: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/' },
  { icon: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/' },
  { icon: 'youtube', name: 'YouTube', href: 'https://www.youtube.com/' },
  { icon: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/' },
] as const
