import { textOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'

/** The coupon sent with the quote, which has at most one. */
export type QuoteCoupon = { code: string; desc: string }

export function toQuoteCoupon(json: unknown): QuoteCoupon | null {
  const code = textOf(json, 'code')
  const desc = textOf(json, 'desc')
  return code && desc ? { code, desc } : null
}

export const couponStore = createStoredValue(jsonCodec('tersa.coupon', toQuoteCoupon))
