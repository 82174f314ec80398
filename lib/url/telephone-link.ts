/** Telephone links take no spaces and no other separators. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

/** A chat with a number, or with one that the visitor chooses. */
export const whatsAppLink = (number = '') => `https://wa.me/${number}`
