import { addDays } from '@/lib/config/calendar-day'
import { filmLines } from '@/lib/config/film-lines'
import { formatMonth } from '@/lib/config/format-month'
import { workshopCommand as texts } from '@/lib/content/workshop/check'
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
export function priceWarning(prices: Prices | undefined, file: string, now: Date): string | null {
  if (!prices) return null
  const entries = Object.values(filmLines).flatMap((line): Dated[] => prices[line])
  const today = now.toISOString().slice(0, 10)
  // Where the shop is it may already be tomorrow.
  const tomorrow = addDays(today, 1)
  const future = [prices, ...entries].find(({ asOf = '' }: Dated) => asOf > tomorrow)?.asOf
  if (future) return texts.futurePrices(file, future)
  const [first] = entries.map((entry) => lastDayOf(entry, prices)).sort()
  if (first === undefined || addMonths(today, WARNING_MONTHS) < first) return null
  return first < today
    ? texts.oldPrices(file)
    : texts.duePrices(file, formatMonth(addDays(first, 1).slice(0, 7)))
}
