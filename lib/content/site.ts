import { contact } from '@/lib/config/contact'

/** The name and contact details; change these to adapt the shop. */
export const site = {
  name: 'Tersa',
  ...contact,
} as const

// Apart from the name and the contact details, which scripts of several pages contain.

export const brand = {
  /** The meaning of the name. */
  slogan: 'smooth, taut, glossy',
  nameOrigin: 'A Spanish word for how a surface should feel.',
  description: 'Paint protection film, window film and marine film.',
} as const

export const social = {
  Instagram: 'https://www.instagram.com/',
  Facebook: 'https://www.facebook.com/',
  YouTube: 'https://www.youtube.com/',
  TikTok: 'https://www.tiktok.com/',
} as const
