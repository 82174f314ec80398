import { formatMonth } from '@/lib/config/dates'
import { legalTable } from '@/lib/content/tint-tool'
import type { Month } from '@/lib/content/words'

/** From this age a row states no limit. */
const OUTDATED_AFTER_MONTHS = 12
/** From this age `npm run content` warns that a row has to be checked again. */
const DUE_AFTER_MONTHS = 10

export const isOutdated = (checkedOn: Month, now: Month) =>
  monthsBetween(checkedOn, now) >= OUTDATED_AFTER_MONTHS

export const isDue = (checkedOn: Month, now: Month) => monthsBetween(checkedOn, now) >= DUE_AFTER_MONTHS

export function monthOf(date: Date): Month {
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
}

/** The first month in which a row is outdated. */
export function outdatedFrom(checkedOn: Month): Month {
  const [year, number] = partsOf(checkedOn)
  return monthOf(new Date(year, number - 1 + OUTDATED_AFTER_MONTHS))
}

export const notCheckedSince = (checkedOn: Month) => legalTable.notCheckedSince(formatMonth(checkedOn))

function monthsBetween(from: Month, to: Month): number {
  const [fromYear, fromMonth] = partsOf(from)
  const [toYear, toMonth] = partsOf(to)
  return (toYear - fromYear) * 12 + toMonth - fromMonth
}

function partsOf(month: Month): [year: number, month: number] {
  const [year, number] = month.split('-')
  return [Number(year), Number(number)]
}
