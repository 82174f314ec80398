import { formatMonth } from '@/lib/config/format-month'
import type { Month } from '@/lib/config/sources'
import type { Limit, Place } from '@/lib/config/tint-place'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { tintVerdict as texts } from '@/lib/content/films/window-film/verdict'
import { isOutdated, notCheckedSince } from './law-age'
import { formatLimit } from './legal'
import { wholePercent } from './tint'

/** `unclear`: the law gives no figure for a film on the whole window, or we have none. */
export type Verdict = { kind: 'within' | 'against' | 'unclear'; lead: string; text: string }

/** What the law of a place says about a window that lets this exact share of the light through, in percent. */
export function tintVerdict(place: Place, window: WindowId, share: number, now: Month): Verdict {
  if (isOutdated(place.checkedOn, now))
    return { kind: 'unclear', lead: '', text: notCheckedSince(place.checkedOn) }
  const { kind, lead, text } = judge(place, place.limits?.[window] ?? 'ask-locally', share)
  return { kind, lead, text: [text, texts.checked(formatMonth(place.checkedOn))].filter(Boolean).join(' ') }
}

function judge({ name, limits }: Place, limit: Limit, share: number): Verdict {
  const within = (text: string): Verdict => ({ kind: 'within', lead: texts.within(name), text })
  const against = (lead: string, text: string): Verdict => ({ kind: 'against', lead, text })
  const unclear = (text: string): Verdict => ({ kind: 'unclear', lead: '', text })
  const compare = (least: number, words: string) =>
    share >= least
      ? within(texts.requires(words))
      : against(texts.tooDark(name), texts.requiresMore(words, wholePercent(share)))

  if (typeof limit === 'number') return compare(limit, texts.percent(limit))
  if (typeof limit === 'object')
    return limit.rule === 'with-mirrors'
      ? compare(limit.least, formatLimit(limit))
      : unclear(texts.only(name, formatLimit(limit)))
  if (limit === 'no-limit' || limit === 'no-limit-with-mirrors') return within(texts[limit])
  if (limit === 'no-film' || limit === 'no-darkening') return against(texts.notAllowed(name), texts[limit])
  if (limit === 'ask-locally') return unclear(limits ? texts.noFigureForWindow(name) : texts.noFigure)
  return unclear(texts.only(name, formatLimit(limit)))
}
