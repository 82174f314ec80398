import { formatPrice } from '@/lib/config/price'
import { roundPrice } from '@/lib/config/round-price'
import { productSteps, bulkEffects as texts } from '@/lib/content/products'
import { MAX_NUMBER_LENGTH } from '@/lib/parsing/decimal'
import { type Change, changesOf, deleteProducts, namesOf, performStep } from './history'
import { currencySymbol, readCount, readNumber, splitCurrency } from './numbers'

export type Action = '' | 'delete' | 'stock' | 'price'

/** What an action will do, and the function that does it; without one, what is still missing. */
type Bulk = { effect: string; missing?: 'text' | 'unit'; perform?: () => void }

type Choice = { action: Action; text: string; unit: Unit | null; selected: ReadonlySet<string> }

export function readBulk({ action, text, unit, selected }: Choice): Bulk {
  if (action === 'delete')
    return { effect: texts.deletes(selected.size), perform: () => void deleteProducts(selected) }
  if (action === 'stock') {
    const stock = readCount(text)
    if (stock === null) return { effect: texts.needsCount, missing: 'text' }
    return { effect: texts.setsStock(selected.size, stock), perform: () => setStock(selected, stock) }
  }
  if (action === 'price') {
    const change = readPriceChange(text, unit)
    if (change)
      return {
        effect: describePriceChange(priceChanges(selected, change)),
        perform: () => changePrices(selected, change),
      }
    return unit === null && readPriceChange(text, 'amount')
      ? { effect: texts.needsUnit(currencySymbol), missing: 'unit' }
      : { effect: texts.needsNumber, missing: 'text' }
  }
  return { effect: '' }
}

export function setStock(ids: ReadonlySet<string>, stock: number) {
  const changes = changesOf(ids, (product) => ({ ...product, stock }))
  performStep({ label: productSteps.stockSet(namesOf(changes), stock), changes })
}

/** What `changePrices` would do. */
function priceChanges(ids: ReadonlySet<string>, priceChange: PriceChange): readonly Change[] {
  return changesOf(ids, (product) => ({ ...product, price: changePrice(product.price, priceChange) }))
}

export function changePrices(ids: ReadonlySet<string>, priceChange: PriceChange) {
  const changes = priceChanges(ids, priceChange)
  performStep({ label: productSteps.priceChanged(namesOf(changes), signed(priceChange)), changes })
}

function signed({ by, isPercentage }: PriceChange): string {
  const amount = isPercentage ? `${Math.abs(by)}%` : formatPrice(Math.abs(by))
  return `${by < 0 ? '−' : '+'}${amount}`
}

export type Unit = 'amount' | 'percent'
type PriceChange = { by: number; isPercentage: boolean }

/** The unit is the one that a text such as "10%" or "$5" names itself. */
function splitChange(text: string) {
  const whole = text.trim()
  const amount = whole.replace(/^[+\-−–]/, '').trim()
  const isPercentage = amount.endsWith('%')
  const unit: Unit | null = isPercentage ? 'percent' : splitCurrency(amount).sign === null ? null : 'amount'
  return { isNegative: /^[-−–]/.test(whole), number: isPercentage ? amount.slice(0, -1) : amount, unit }
}

export const unitOf = (text: string) => splitChange(text).unit

/** Reads a number in the chosen unit, such as "+5" or "-2.50"; a unit in the text wins. */
export function readPriceChange(text: string, chosen: Unit | null): PriceChange | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const { isNegative, number, unit: named } = splitChange(text)
  const unit = named ?? chosen
  const isPercentage = unit === 'percent'
  const by = readNumber(number)?.value
  if (by === undefined || unit === null || (isPercentage && splitCurrency(number).sign !== null)) return null
  return { by: isNegative ? -by : by, isPercentage }
}

/** Returns at least 0. */
export function changePrice(price: number, { by, isPercentage }: PriceChange): number {
  return Math.max(0, roundPrice(isPercentage ? price * (1 + by / 100) : price + by))
}

/** Says what a change will do, for example "57 prices: $12 → $12.96." */
export function describePriceChange(changes: readonly Change[]): string {
  const pairs = changes
    .flatMap(({ before, after }) => (before && after ? { from: before.price, to: after.price } : []))
    .sort((a, b) => a.from - b.from)
  const [lowest, highest] = [pairs[0], pairs.at(-1)]
  if (!lowest || !highest) return texts.noPrices
  const arrow = ({ from, to }: typeof lowest) => `${formatPrice(from)} → ${formatPrice(to)}`
  const range = lowest.from === highest.from ? arrow(lowest) : texts.range(arrow(lowest), arrow(highest))
  const free = pairs.filter(({ to }) => to === 0).length
  const sentences = [texts.prices(pairs.length, range), free > 0 ? texts.free(free, formatPrice(0)) : '']
  return sentences.join(' ').trim()
}
