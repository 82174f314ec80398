import type { Route } from 'next'

/** The name and the contact details. */
export const site = {
  name: 'Tersa',
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@tersa.example',
  phone: process.env.NEXT_PUBLIC_PHONE || '555 0100',
  /** The number with its country code, digits only; empty if the shop has no WhatsApp. */
  whatsapp: process.env.NEXT_PUBLIC_WHATSAPP || '',
  /** The operator's privacy notice; empty if there is none. */
  privacyUrl: process.env.NEXT_PUBLIC_PRIVACY_URL || '',
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

/** A page's picture in link previews. */
export type PagePicture = { picture: `/${string}`; pictureSize: readonly [width: number, height: number] }

/** The title and description for search engines and link previews. Pages without a picture are not indexed. */
export type PageText = Partial<PagePicture> & {
  title: string
  /** The heading, if it differs from the title. */
  heading?: string
  description: string
}

export const still = (film: string): PagePicture => ({
  picture: `/pictures/${film}-1200.jpg`,
  pictureSize: [1200, 900],
})

export const cover: PagePicture = { picture: '/og.jpg', pictureSize: [1200, 630] }

const work: string = '/work'

/** Not among the routes that Next knows, because only a shop with pairs of pictures has the page. */
export const workRoute = work as Route

/** Where /contact begins for somebody who wants to ask: below the shop's places, if its own file has some. */
export const messageRoute = '/contact#message'
