import { formatNumber, plural } from '@/lib/config/language'

/** `1 product`, `2,500 products` */
export const countProducts = (count: number) =>
  plural(count, { one: '1 product', other: `${formatNumber(count)} products` })
