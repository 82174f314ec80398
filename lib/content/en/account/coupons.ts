export const couponCard = {
  expired: 'Expired',
  expiredOn: <D>(date: D) => ['Expired on ', date],
  expires: <D>(date: D) => ['Expires ', date],
  advice: 'Mention it in your quote request.',
  viewQuote: 'View quote',
  add: 'Add to my quote',
  addNamed: (code: string) => `Add to my quote: ${code}`,
  added: (code: string) => `Coupon ${code} added to your quote.`,
  copy: 'Copy',
  copyNamed: (code: string) => `Copy code ${code}`,
} as const
