import { formatPrice } from '@/lib/config/price'
import { roundPrice } from '@/lib/config/round-price'
import { fieldReadings, productSteps, bulkReadings as texts } from '@/lib/content/products'
import { formatNumber, percent } from '@/lib/content/words'
import { readNumber, splitCurrency } from '@/lib/parsing/numbers'
import { MAX_NUMBER_LENGTH } from '@/lib/parsing/record'
import type { Change, Step } from './history'
import { type Product, readAmount } from './product'
import { changesOf, namesOf } from './steps'

export const ACTIONS = ['setPrice', 'changePrice', 'setStock', 'addStock'] as const
export type Action = (typeof ACTIONS)[number]

/** A change of one product, how its text is read, and the label of its step. */
type Edit = { reading: string; apply: (product: Product) => Product; label: (names: string) => string }

/** How the text is read, or why it cannot be, and the step that it stands for. */
type Bulk = { reading: string; step: Step | null }

export function readBulk(action: Action, text: string, ids: ReadonlySet<string>): Bulk {
  if (text.trim() === '') return { reading: '', step: null }
  const edit = EDITS[action](text)
  if (!edit) return { reading: problems[action], step: null }
  const changes = changesOf(ids, edit.apply)
  if (!changes.every(canBeStored)) return { reading: texts.tooLarge, step: null }
  return {
    reading: fieldReadings.readAs(edit.reading),
    step: { label: edit.label(namesOf(changes)), changes },
  }
}

/** Larger numbers would lose cents and pieces, and JSON has no infinite ones. */
const canBeStored = ({ before, after }: Change) =>
  (after?.price === before?.price || (after?.price ?? 0) <= Number.MAX_SAFE_INTEGER) &&
  (after?.stock ?? 0) <= Number.MAX_SAFE_INTEGER

const problems: Record<Action, string> = {
  setPrice: fieldReadings.not.money,
  changePrice: texts.notAnAmount,
  setStock: fieldReadings.not.count,
  addStock: fieldReadings.not.count,
}

const EDITS: Record<Action, (text: string) => Edit | null> = {
  setPrice(text) {
    const price = readAmount('money', text)
    if (price === null) return null
    const shown = formatPrice(price)
    return {
      reading: shown,
      apply: (product) => ({ ...product, price }),
      label: (names) => productSteps.priceSet(names, shown),
    }
  },
  changePrice(text) {
    const change = readPriceChange(text)
    if (!change) return null
    const { by, isPercentage } = change
    const shown = signed(by, isPercentage ? percent(Math.abs(by)) : formatPrice(Math.abs(by)))
    return {
      reading: shown,
      apply: (product) => ({ ...product, price: changePrice(product.price, change) }),
      label: (names) => productSteps.priceChanged(names, shown),
    }
  },
  setStock(text) {
    const stock = readAmount('count', text)
    if (stock === null) return null
    const shown = formatNumber(stock)
    return {
      reading: shown,
      apply: (product) => ({ ...product, stock }),
      label: (names) => productSteps.stockSet(names, shown),
    }
  },
  addStock(text) {
    const { isNegative, rest } = splitSign(text)
    const count = readAmount('count', rest)
    if (count === null) return null
    const by = isNegative ? -count : count
    const shown = signed(by, formatNumber(count))
    return {
      reading: shown,
      apply: (product) => ({ ...product, stock: Math.max(0, product.stock + by) }),
      label: (names) => productSteps.stockChanged(names, shown),
    }
  },
}

const signed = (by: number, amount: string) => `${by < 0 ? '−' : '+'}${amount}`

const splitSign = (text: string) => ({
  isNegative: /^\s*[-−–]/.test(text),
  rest: text.replace(/^\s*[+\-−–]/, ''),
})

type PriceChange = { by: number; isPercentage: boolean }

/** Reads an amount such as "+5" or "-2.50 €", or a percentage such as "10%". */
export function readPriceChange(text: string): PriceChange | null {
  if (text.length > MAX_NUMBER_LENGTH) return null
  const { isNegative, rest } = splitSign(text.trim())
  const isPercentage = rest.endsWith('%')
  const number = isPercentage ? rest.slice(0, -1) : rest
  const by = readNumber(number)?.value
  if (by === undefined || (isPercentage && splitCurrency(number).sign !== null)) return null
  return { by: isNegative ? -by : by, isPercentage }
}

/** Returns at least 0. */
export function changePrice(price: number, { by, isPercentage }: PriceChange): number {
  return Math.max(0, roundPrice(isPercentage ? price * (1 + by / 100) : price + by))
}
