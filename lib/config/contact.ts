const phone = process.env.NEXT_PUBLIC_PHONE || '555 0100'

export const contact = {
  email: process.env.NEXT_PUBLIC_CONTACT_EMAIL || 'hello@tersa.example',
  phone,
  phoneHref: `tel:${phone.replace(/[^\d+]/g, '')}`,
  /** The number with its country code, digits only; empty if the shop has no WhatsApp. */
  whatsapp: process.env.NEXT_PUBLIC_WHATSAPP || '',
}
