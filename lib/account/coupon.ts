/** A code for a reduction, what it gives, and the last day on which it is valid. */
export type Coupon = { code: string; desc: string; expires: string }

/** A coupon is valid through its last day, in the visitor's time zone. */
export function isCouponExpired(expires: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = expires.split('-').map(Number)
  return now >= new Date(year, month - 1, day + 1)
}
