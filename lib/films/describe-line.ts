import { formatMonth } from '@/lib/config/dates'
import type { Place } from '@/lib/content/facts/laws'
import { filmLine as texts } from '@/lib/content/quote'
import type { Month } from '@/lib/content/words'
import { coverageName, coverageTitle, panelsOf } from './coverage'
import { type FilmLine, readLine } from './film-line'
import type { FilmUrl } from './film-url'
import { filmArea, hullTitle, hullZones } from './hull'
import { isOutdated, monthOf, type Tinted, type Verdict, verdictOf } from './laws'
import type { Part } from './parts'
import { estimateFilm } from './roll'
import { glasses, roundLight, together } from './tint'
import { formatArea, formatLength, inBoth, unitsStore } from './units'

export type LineTexts = {
  kind: FilmLine['kind']
  title: string
  /** The title inside a sentence. */
  named: string
  /** The title below the name of its vehicle. */
  grouped: string
  /** What it covers, in as few words as possible: `Front`, `Hood + Roof`. */
  brief: string
  /** Everything that was chosen. */
  text: string
  /** In the cart, and to tell alternatives apart: the area or the light, in the visitor’s own units. */
  measure: string
  /** `null` without a place. */
  verdict: Verdict | null
}

const thisMonth = () => monthOf(new Date())
/** The film's area depends on these, so the quote says if they are estimates. */
const SIZES = ['beam', 'freeboard'] as const

/** The words for a line of the quote. Returns `null` for a line on which nothing is chosen. */
export function describeLine(url: FilmUrl, now = thisMonth()): LineTexts | null {
  const line = readLine(url)
  return line && textsOf(line, now)
}

function textsOf(line: FilmLine, now: Month): LineTexts {
  if (line.kind === 'tint') {
    const { film, glass, window, place, vehicle } = line
    const share = together(glass, film)
    const name = glasses.find(({ vlt }) => vlt === glass)?.id ?? null
    return {
      kind: line.kind,
      title: texts.tint(window, film),
      grouped: texts.tint(window, film),
      brief: texts.tint(window, film),
      named: texts.tintNamed(window, film),
      text: texts.light(glass, name, roundLight(share)),
      measure: texts.lightInShort(glass, roundLight(share)),
      verdict:
        place && window && lineVerdict(place, { film, glass, window, vehicle: vehicle ?? undefined }, now),
    }
  }
  const write = inBoth(unitsStore.get())
  if (line.kind === 'coverage') {
    const { chosen, vehicle } = line
    const labels = panelsOf(vehicle.drawing).filter(({ id }) => chosen.includes(id))
    const { area } = estimateFilm(vehicle, chosen)
    return {
      ...partsTexts(line.kind, coverageTitle(line), labels, coverageName(line)),
      measure: formatArea(area, unitsStore.get()),
      text: texts.coverage(
        labels.map(({ label }) => label),
        write((units) => formatArea(area, units)),
      ),
    }
  }
  const { chosen, hull, given } = line
  const labels = hullZones.filter(({ id }) => chosen.includes(id))
  const sized = (name: (typeof SIZES)[number]) =>
    [name, write((units) => formatLength(hull[name], units))] as const
  return {
    ...partsTexts(line.kind, hullTitle(line, write), labels),
    measure: formatArea(filmArea(hull, chosen), unitsStore.get()),
    text: texts.hull(
      labels.map(({ label }) => label),
      SIZES.filter((name) => given[name] !== undefined).map(sized),
      SIZES.filter((name) => given[name] === undefined).map(sized),
      write((units) => formatArea(filmArea(hull, chosen), units)),
    ),
  }
}

/** What the law of a place says about a tint, for a line of the quote. */
function lineVerdict(place: Place, tint: Tinted, now: Month): Verdict {
  const verdict = verdictOf(place, tint, now)
  if (isOutdated(place.checkedOn, now)) return verdict
  const text = [verdict.text, texts.checked(formatMonth(place.checkedOn))].filter(Boolean).join(' ')
  return { ...verdict, text }
}

/** More parts are only counted. */
const FEW_PARTS = 3

const partsTexts = (kind: FilmLine['kind'], title: string, labels: readonly Part[], grouped = title) => ({
  kind,
  title,
  grouped,
  brief: labels.length > FEW_PARTS ? grouped : labels.map(({ label }) => label).join(' + '),
  named: title,
  verdict: null,
})

/** A line as text, for messages. */
export function lineText(url: FilmUrl, now = thisMonth()): string | null {
  const line = describeLine(url, now)
  return (
    line && [`${line.title}.`, line.text, line.verdict?.lead, line.verdict?.text].filter(Boolean).join(' ')
  )
}
