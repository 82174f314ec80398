/** Telephone links take no spaces and no other separators. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
