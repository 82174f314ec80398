/** One line of the list as text, for messages. */
export const listLine = {
  product: (quantity: number, name: string, price: string) => `${quantity} × ${name}, ${price} each`,
  coupon: (code: string, discount: string) => `Coupon ${code}: ${discount}`,
}

export const quoteItems = {
  films: 'Films',
  change: 'Change',
  onRequest: 'On request',
  remove: (item: string) => `Remove ${item}`,
  removed: (item: string) => `${item} removed from the quote.`,
}

export const quoteList = {
  heading: 'For your quote',
  lineRemoved: (name: string) => `${name} removed from the quote.`,
  removeCoupon: 'Remove',
  removeCouponOf: (code: string) => `Remove coupon ${code}`,
  couponRemoved: (code: string) => `Coupon ${code} removed from the quote.`,
  total: { before: 'Cart total: ', after: '. This list is sent with your message.' },
}

export const shareButton = {
  label: 'Share this list',
  name: 'Sharing',
}

export const sharedQuote = {
  name: 'The shared list',
}
