import { addDays, formatMonth } from '@/lib/config/dates'
import { filmLines } from '@/lib/content/facts/films'
import { workshopCommand as texts } from '@/lib/content/workshop-check'
import type { Prices } from './workshop-schema'

type Dated = { asOf?: string | undefined; validUntil?: string | undefined }

const WARNING_MONTHS = 2

/** The last day on which a price is shown: the one in the file, but at most twelve months after it was set. */
export function lastDayOf(entry: Dated, { asOf, validUntil }: Pick<Prices, 'asOf' | 'validUntil'>): string {
  const [set, until] = entry.asOf ? [entry.asOf, entry.validUntil] : [asOf, entry.validUntil ?? validUntil]
  const oneYear = addDays(addMonths(set, 12), -1)
  return until !== undefined && until < oneYear ? until : oneYear
}

/** The same day of a later month, or the first of the month after it if there is no such day. */
function addMonths(day: string, months: number): string {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  return date.toISOString().slice(0, 10)
}

/** What `npm run content` says two months before a price disappears, and afterwards, and about dates in the future. */
export function priceWarnings(prices: Prices | undefined, file: string, now: Date): string[] {
  if (!prices) return []
  const entries = Object.values(filmLines).flatMap((line) =>
    prices[line].map((entry, i) => {
      const { asOf }: Dated = entry
      const name = texts.price(line, i + 1, 'window' in entry ? entry.window : entry.package)
      return { asOf, name, lastDay: lastDayOf(entry, prices) }
    }),
  )
  const today = now.toISOString().slice(0, 10)
  // Where the shop is it may already be tomorrow.
  const tomorrow = addDays(today, 1)
  const dates = [prices, ...entries].map(({ asOf = '' }: Dated) => asOf)
  const future = [...new Set(dates)].filter((day) => day > tomorrow)
  const lastDays = entries.map(({ lastDay }) => lastDay).sort()
  const old = entries.filter(({ lastDay }) => lastDay < today).map(({ name }) => name)
  const due = lastDays.find((day) => day >= today && day <= addMonths(today, WARNING_MONTHS))
  return [
    ...future.map((day) => texts.futurePrices(file, day)),
    old.length > 0 && texts.oldPrices(file, old),
    due && texts.duePrices(file, formatMonth(addDays(due, 1).slice(0, 7))),
  ].filter((warning) => typeof warning === 'string')
}
