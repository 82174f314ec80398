import type { WindowId } from '@/lib/content/facts/films'
import type { Place } from '@/lib/content/facts/laws'
import { tintTool as texts, windowInSentence } from '@/lib/content/tint-tool'
import { listOf, type Month } from '@/lib/content/words'
import { type Verdict, verdictOf } from '@/lib/films/laws'
import { byWindow, type Tint } from '@/lib/films/tint-tool'

export type Verdicts = Readonly<Record<WindowId, Verdict | null>>

/** `null` without a place, or while the glass is wrong. */
export function verdictsOf(tint: Tint, place: Place | undefined, now: Month | undefined): Verdicts {
  return byWindow((window) =>
    place && !(tint.wrongGlass !== undefined && window === tint.selected)
      ? verdictOf(place, { ...tint.windows[window], window, vehicle: tint.vehicle.id }, now)
      : null,
  )
}

/** What adding the windows means for the law. */
export function summaryOf(ids: readonly WindowId[], place: Place | undefined, verdicts: Verdicts): string {
  if (!place) return texts.summary.noPlace
  const named = (kind: Verdict['kind']) =>
    listOf(ids.filter((id) => verdicts[id]?.kind === kind).map((id) => windowInSentence[id]))
  const [legal, illegal, unclear] = [named('within'), named('against'), named('unclear')]
  if (!illegal && !unclear)
    return ids.length === 0 ? '' : texts.summary.legal(texts.windowCount(ids.length), place.name)
  return [
    legal && texts.summary.onlyLegal(legal, place.name),
    !legal && !unclear && texts.summary.noneLegal(place.name),
    unclear && texts.summary.rest(unclear),
  ]
    .filter(Boolean)
    .join(' ')
}
