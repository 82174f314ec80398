import { formatNumber } from '@/lib/config/language'
import { formatPrice } from '@/lib/config/price'
import { describedProduct, productFields } from '@/lib/content/products/list'
import { FIELDS, type Field, type FieldKey, type Product } from './product'

const OTHERS = FIELDS.slice(1)

/** Returns, for example, "Film: $10, stock 3". */
export const describeProduct = (product: Product) =>
  describedProduct(
    product.name,
    OTHERS.map((field) => productFields[field.key].inChange + shown(field, product)),
  )

/** Describes only the changed fields, for example "Film → Tape: $10 → $12". */
export function describeChange(
  before: Product,
  after: Product,
  isChanged = (key: FieldKey) => before[key] !== after[key],
): string {
  const name = isChanged('name') ? `${before.name} → ${after.name}` : after.name
  const changes = OTHERS.filter(({ key }) => isChanged(key)).map(
    (field) => `${productFields[field.key].inChange}${shown(field, before)} → ${shown(field, after)}`,
  )
  return describedProduct(name, changes)
}

function shown(field: Field, product: Product): string {
  if (field.kind === 'text') return product[field.key]
  return (field.kind === 'money' ? formatPrice : formatNumber)(product[field.key])
}
