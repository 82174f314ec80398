import type { WindowId } from '@/lib/content/facts/films'
import type { Place, Requirement } from '@/lib/content/facts/laws'
import { alsoAsked } from '@/lib/content/tint-parts'
import { windowInSentence } from '@/lib/content/tint-tool'
import { listOf, type Month, percent } from '@/lib/content/words'
import { isOld, judge, ruleOf, type Tinted } from './laws'

/** What the law asks besides light for film on this window. */
export function alsoRequired(place: Place, tint: Tinted, now: Month | undefined): readonly Requirement[] {
  const rule = ruleOf(judge(place, tint, now).limit)
  if (isOld(place, now)) return []
  const byRule: readonly Requirement[] =
    rule === 'no-limit-with-mirrors' || rule === 'with-mirrors'
      ? [{ what: 'mirrors', windows: [tint.window] }]
      : []
  return [...byRule, ...place.also.filter(({ windows }) => windows.includes(tint.window))]
}

/** What the law asks besides light for film on several windows: each requirement with the windows that it concerns, once. */
export function alsoRequiredOn(
  place: Place,
  tints: readonly Tinted[],
  now: Month | undefined,
): readonly { asked: Requirement; windows: readonly WindowId[] }[] {
  const found = tints.flatMap((tint) =>
    alsoRequired(place, tint, now).map((asked) => ({ asked, window: tint.window })),
  )
  const isSame = (a: Requirement, b: Requirement) => a.what === b.what && a.most === b.most
  return found
    .filter(({ asked }, i) => found.findIndex((each) => isSame(each.asked, asked)) === i)
    .map(({ asked }) => ({
      asked,
      windows: [...new Set(found.filter((each) => isSame(each.asked, asked)).map(({ window }) => window))],
    }))
}

/** What the law asks besides light, in words; a requirement that concerns only some of the windows names them. */
export function requirementsOf(place: Place, tints: readonly Tinted[], now: Month | undefined): string[] {
  const all = new Set(tints.map(({ window }) => window))
  return alsoRequiredOn(place, tints, now).map(({ asked, windows }) =>
    windows.length === all.size
      ? formatRequirement(asked)
      : alsoAsked.for(formatRequirement(asked), listOf(windows.map((id) => windowInSentence[id]))),
  )
}

/** `two outside mirrors`, `at most 25% reflection` */
export const formatRequirement = ({ what, most = 0 }: Requirement) =>
  what === 'reflection' ? alsoAsked.reflection(percent(most)) : alsoAsked[what]
