import { formatCount } from '@/lib/config/format-count'

/** Returns "1 product" or "5,000 products". */
export function countProducts(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'product' : 'products'}`
}
