import { formatPrice } from '@/lib/config/price'
import { formatCount } from './count-products'
import type { Product } from './product'

/** Returns, for example, "Film: $10, stock 3". */
export function describeProduct({ name, price, stock }: Product): string {
  return `${name}: ${formatPrice(price)}, stock ${formatCount(stock)}`
}

/** Describes only the changed fields, for example "Film → Tape: $10 → $12". */
export function describeChange(before: Product, after: Product): string {
  const changes = [
    before.price !== after.price && `${formatPrice(before.price)} → ${formatPrice(after.price)}`,
    before.stock !== after.stock && `stock ${formatCount(before.stock)} → ${formatCount(after.stock)}`,
  ].filter((change) => change !== false)
  const name = before.name === after.name ? after.name : `${before.name} → ${after.name}`
  return [name, changes.join(', ')].filter((part) => part !== '').join(': ')
}
