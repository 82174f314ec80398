const phone = process.env.NEXT_PUBLIC_PHONE || '555 0100'

/** All that another shop changes to make this one its own. */
export const site = {
  name: 'Tersa',
  /** What the name says, and where it comes from, on /about. */
  slogan: 'smooth, taut, glossy',
  nameOrigin: 'A Spanish word for how a surface should feel.',
  description: 'Paint protection film, window film and marine film.',
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@tersa.example',
  phone,
  /** The digits of a number with its country code; empty for a shop without WhatsApp. */
  whatsapp: process.env.NEXT_PUBLIC_WHATSAPP || '',
  phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
  social: {
    Instagram: 'https://www.instagram.com/',
    Facebook: 'https://www.facebook.com/',
    YouTube: 'https://www.youtube.com/',
    TikTok: 'https://www.tiktok.com/',
  },
} as const
