export const couponCard = {
  expired: 'Expired',
  /** Each is followed by the date. */
  expiredOn: 'Expired on',
  expires: 'Expires',
  advice: 'Mention it in your quote request.',
  viewQuote: 'View quote',
  add: 'Add to my quote',
  addNamed: (code: string) => `Add to my quote: ${code}`,
  added: (code: string) => `Coupon ${code} added to your quote.`,
  copy: 'Copy',
  copyNamed: (code: string) => `Copy code ${code}`,
} as const
