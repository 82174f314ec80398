const phone = process.env.NEXT_PUBLIC_PHONE || '555 0100'

/** The name and contact details; change these to adapt the shop. */
export const site = {
  name: 'Tersa',
  /** The meaning of the name. */
  slogan: 'smooth, taut, glossy',
  nameOrigin: 'A Spanish word for how a surface should feel.',
  description: 'Paint protection film, window film and marine film.',
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@tersa.example',
  phone,
  /** The number with its country code, digits only; empty if the shop has no WhatsApp. */
  whatsapp: process.env.NEXT_PUBLIC_WHATSAPP || '',
  phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
  social: {
    Instagram: 'https://www.instagram.com/',
    Facebook: 'https://www.facebook.com/',
    YouTube: 'https://www.youtube.com/',
    TikTok: 'https://www.tiktok.com/',
  },
} as const
