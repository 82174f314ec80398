import { formatMonth } from '@/lib/config/format-month'
import type { Month } from '@/lib/config/sources'
import type { Place } from '@/lib/config/tint-place'
import { tintVerdict as texts } from '@/lib/content/films/window-film/verdict'
import { isOutdated, notCheckedSince } from './law-age'
import { formatLimit, judge, type Tinted } from './legal'
import { together, wholePercent } from './tint'

/** `unclear`: the law gives no figure for a film on the whole window, or we have none. */
export type Verdict = { kind: 'within' | 'against' | 'unclear'; lead: string; text: string }

/** What the law of a place says about a tint, for a line of the quote. */
export function tintVerdict(place: Place, tint: Tinted, now: Month): Verdict {
  if (isOutdated(place.checkedOn, now))
    return { kind: 'unclear', lead: '', text: notCheckedSince(place.checkedOn) }
  const { kind, lead, text } = wordsOf(place, tint, now)
  return { kind, lead, text: `${text} ${texts.checked(formatMonth(place.checkedOn))}` }
}

function wordsOf(place: Place, tint: Tinted, now: Month): Verdict {
  const { name, limits } = place
  const { legality, limit } = judge(place, tint, now)
  const unclear = (text: string): Verdict => ({ kind: 'unclear', lead: '', text })
  if (legality === 'unknown') return unclear(limits ? texts.noFigureForWindow(name) : texts.noFigure)
  if (legality === 'depends') return unclear(texts.only(name, formatLimit(limit)))
  if (limit === 'no-film' || limit === 'no-darkening')
    return { kind: 'against', lead: texts.notAllowed(name), text: texts[limit] }
  if (limit === 'no-limit' || limit === 'no-limit-with-mirrors')
    return { kind: 'within', lead: texts.within(name), text: texts[limit] }
  if (legality === 'within')
    return { kind: 'within', lead: texts.within(name), text: texts.requires(formatLimit(limit)) }
  const through = wholePercent(together(tint.glass, tint.film))
  return {
    kind: 'against',
    lead: texts.tooDark(name),
    text: texts.requiresMore(formatLimit(limit), through),
  }
}
