import { formatMonth } from '@/lib/config/dates'
import type { VehicleId } from '@/lib/content/facts/films'
import type { Place } from '@/lib/content/facts/laws'
import { verdict as lawTexts } from '@/lib/content/laws'
import { hullChoice } from '@/lib/content/marine-tool'
import { finishChoice } from '@/lib/content/paint'
import { coverageChoice } from '@/lib/content/ppf-tool'
import { filmGroups, filmLine as texts } from '@/lib/content/quote'
import { alsoAsked } from '@/lib/content/tint-parts'
import { listOf, lowered, type Month, percent } from '@/lib/content/words'
import { alsoRequired, formatRequirement } from './also-required'
import { coverageName, coverageTitle, panelsOf } from './coverage'
import { type FilmLine, readLine, vehicleOfLine } from './film-line'
import type { FilmUrl } from './film-url'
import { filmArea, hullName, hullTitle, hullZones } from './hull'
import {
  formatLight,
  glassNeeded,
  glassWords,
  isOld,
  judge,
  mirrorsFor,
  monthOf,
  type Tinted,
  type Verdict,
  verdictOf,
} from './laws'
import type { Part } from './parts'
import { estimateFilm } from './roll'
import { kindOf, lightThrough } from './tint'
import { formatArea, formatLength, inBoth, unitsStore } from './units'
import { shownName } from './vehicle-name'
import { vehicleOf } from './vehicles'

export type LineTexts = {
  kind: FilmLine['kind']
  title: string
  /** The title inside a sentence. */
  named: string
  /** The title below the name of its vehicle. */
  grouped: string
  /** The same inside a sentence: `Front`, `two panels`. */
  listed: string
  /** What it covers, in as few words as possible: `Front`, `Hood + Roof`. */
  brief: string
  /** Everything that was chosen. */
  text: string
  /** In the cart, and to tell alternatives apart: the area or the light, in the visitor’s own units. */
  measure: string
  /** `null` without a place. */
  verdict: LineVerdict | null
}

/** What the law says, in sentences; `asked` is what it asks of the light. */
export type LineVerdict = Pick<Verdict, 'kind' | 'lead' | 'text'> & { asked: string }

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
    const { film, glass, window, place } = line
    const tint = window && { ...line, window, vehicle: line.vehicle ?? undefined }
    const least = place && tint ? judge(place, tint, now).least : undefined
    const [, light] = glassWords(glass)
    const named = texts.glass(light, kindOf(glass)?.id)
    const through = formatLight(lightThrough(line), least)
    return {
      kind: line.kind,
      title: texts.tint(window, film),
      grouped: texts.tint(window, film),
      brief: texts.tint(window, film),
      named: texts.tintNamed(window, film),
      listed: texts.tintNamed(window, film),
      text: texts.light(named, through),
      measure: texts.lightInShort(named, through),
      verdict: place && tint && lineVerdict(place, tint, now),
    }
  }
  const write = inBoth(unitsStore.get())
  if (line.kind === 'coverage') {
    const { chosen, vehicle } = line
    const named = lineName(line)
    const title = named ? coverageChoice.title(coverageName(line), named) : coverageTitle(line)
    const labels = panelsOf(vehicle.drawing).filter(({ id }) => chosen.includes(id))
    const { area } = estimateFilm(vehicle, chosen)
    return {
      ...partsTexts(line.kind, title, labels, coverageName(line), coverageChoice.panels(chosen.length)),
      measure: formatArea(area, unitsStore.get()),
      text: texts.coverage(
        labels.map(({ label }) => label),
        write((units) => formatArea(area, units)),
        line.finish && finishChoice.wish[line.finish],
      ),
    }
  }
  const { chosen, hull, given } = line
  const named = lineName(line)
  const title = named ? coverageChoice.title(hullName(line), named) : hullTitle(line, write)
  const labels = hullZones.filter(({ id }) => chosen.includes(id))
  const sized = (name: (typeof SIZES)[number]) =>
    [name, write((units) => formatLength(hull[name], units))] as const
  return {
    ...partsTexts(line.kind, title, labels, hullName(line), hullChoice.zones(chosen.length)),
    measure: formatArea(filmArea(hull, chosen), unitsStore.get()),
    text: texts.hull(
      labels.map(({ label }) => label),
      SIZES.filter((name) => given[name] !== undefined).map(sized),
      SIZES.filter((name) => given[name] === undefined).map(sized),
      write((units) => formatArea(filmArea(hull, chosen), units)),
    ),
  }
}

/** What the visitor calls the vehicle or boat of a line; empty if it has no name. */
export const lineName = (line: FilmLine) =>
  shownName(line.name, labelOf(line.kind === 'hull' ? 'boat' : vehicleOfLine(line)))

/** `Sedan`, `Boat`, or `Vehicle` for one that is not known. */
export function labelOf(thing: VehicleId | 'boat' | undefined): string {
  if (thing === 'boat') return filmGroups.inMessage.boat
  return thing ? vehicleOf(thing).label : filmGroups.inMessage.vehicle
}

/** What the law of a place says about a tint, for a line of the quote. */
function lineVerdict(place: Place, tint: Tinted, now: Month): LineVerdict {
  const { kind, answer, limit, least, lead, tail, text } = verdictOf(place, tint, now)
  const also = alsoRequired(place, tint, now).map(formatRequirement)
  const light =
    least === undefined
      ? // The lead says that there is no limit.
        [answer !== 'no-limit' && text]
      : [
          `${lawTexts.asks(place.named, percent(least))}.`,
          answer === 'depends' && lawTexts.needs(percent(glassNeeded(least, tint.film))),
        ]
  const sentences = [
    ...light,
    also.length > 0 && alsoAsked.line(also.join('; ')),
    !isOld(place, now) && texts.checked(formatMonth(place.checkedOn)),
  ]
  const joined = (each: readonly (string | false)[]) => each.filter(Boolean).join(' ')
  return {
    kind,
    lead: `${lead}${tail}${mirrorsFor(limit)}.`,
    text: joined(sentences),
    asked: joined(light),
  }
}

/** What the law says about some windows of the quote, with their names. */
export type SharedAnswer = { kind: LineVerdict['kind']; text: string }

/** What the law says about lines of the quote, one sentence for each answer. Lines without a place have none. */
export function lawAnswersOf(lines: readonly FilmUrl[], now = thisMonth()): readonly SharedAnswer[] {
  const windows = new Map<string, { kind: LineVerdict['kind']; names: string[] }>()
  for (const url of lines) {
    const [line, verdict] = [readLine(url), describeLine(url, now)?.verdict]
    if (!verdict || line?.kind !== 'tint' || !line.window) continue
    const { names } = windows.get(verdict.lead) ?? { names: [] }
    windows.set(verdict.lead, { kind: verdict.kind, names: [...names, texts.window(line.window)] })
  }
  return [...windows].map(([lead, { kind, names }]) => ({
    kind,
    text: windows.size === 1 ? lead : `${lead.slice(0, -1)}: ${listOf(names)}.`,
  }))
}

/** More parts are only counted. */
const FEW_PARTS = 3

const partsTexts = (
  kind: FilmLine['kind'],
  title: string,
  labels: readonly Part[],
  grouped: string,
  counted: string,
) => ({
  kind,
  title,
  grouped,
  listed: grouped === counted ? lowered(grouped) : grouped,
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
