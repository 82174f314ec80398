import { formatNumber } from '@/lib/config/language'
import { formatPrice } from '@/lib/config/price'
import { FIELDS, type Field, type FieldKey, type Product } from './product'

const OTHERS = FIELDS.slice(1)

/** Returns, for example, "Film: $10, stock 3". */
export function describeProduct(product: Product): string {
  return `${product.name}: ${OTHERS.map((field) => labelOf(field) + shown(field, product)).join(', ')}`
}

/** Describes only the changed fields, for example "Film → Tape: $10 → $12". */
export function describeChange(
  before: Product,
  after: Product,
  isChanged = (key: FieldKey) => before[key] !== after[key],
): string {
  const changes = OTHERS.filter(({ key }) => isChanged(key)).map(
    (field) => `${labelOf(field)}${shown(field, before)} → ${shown(field, after)}`,
  )
  const name = isChanged('name') ? `${before.name} → ${after.name}` : after.name
  return changes.length === 0 ? name : `${name}: ${changes.join(', ')}`
}

/** The currency of the price is label enough. */
const labelOf = ({ key, label }: Field) => (key === 'price' ? '' : `${label.toLowerCase()} `)

function shown(field: Field, product: Product): string {
  if (field.kind === 'text') return product[field.key]
  return (field.kind === 'money' ? formatPrice : formatNumber)(product[field.key])
}
