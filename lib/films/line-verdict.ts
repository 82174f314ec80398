import { formatMonth } from '@/lib/config/dates'
import type { Place } from '@/lib/content/facts/laws'
import { verdict as texts } from '@/lib/content/laws'
import { type Month, percent } from '@/lib/content/words'
import { isOutdated } from './law-age'
import { type Tinted, type Verdict, verdictOf } from './laws'
import { wholePercent } from './tint'

/** What the law of a place says about a tint, for a line of the quote. */
export function lineVerdict(place: Place, tint: Tinted, now: Month): Verdict {
  const verdict = verdictOf(place, tint, now, (share) => percent(wholePercent(share)))
  if (isOutdated(place.checkedOn, now)) return verdict
  const text = [verdict.text, texts.checked(formatMonth(place.checkedOn))].filter(Boolean).join(' ')
  return { ...verdict, text }
}
