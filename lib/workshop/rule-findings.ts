import { type FilmName, filmLines } from '@/lib/config/film-lines'
import type { Message } from '@/lib/content/parsing/json'
import { workshopCheck as texts } from '@/lib/content/workshop/check'
import type { Path } from '@/lib/parsing/json-path'
import { periodsOf, readPeriod } from './hours'
import { weekdays } from './weekdays'
import type { Appointments, Prices, ShopPlace, Workshop } from './workshop-schema'

type Finding = Message & { path: Path }
type LineOf = (path: Path) => number

/** What a schema cannot say: values that contradict each other. */
export function ruleFindings(workshop: Workshop, currency: string, lineOf: LineOf): Finding[] {
  return [
    ...workshop.places.flatMap((place, i) => placeFindings(place, ['places', i])),
    ...nameFindings(workshop.places, lineOf),
    ...bookingFindings(workshop.appointments, ['appointments']),
    ...(workshop.prices ? priceFindings(workshop.prices, currency, lineOf) : []),
  ]
}

/** Visitors tell places apart by their names. */
const nameFindings = (places: readonly ShopPlace[], lineOf: LineOf): Finding[] =>
  places.flatMap(({ name }, i) => {
    const first = places.findIndex((other) => other.name === name)
    const path = (index: number) => ['places', index, 'name']
    return first < i ? [{ path: path(i), ...texts.sameName(lineOf(path(first))) }] : []
  })

function placeFindings({ hours, specialDays, appointments }: ShopPlace, path: Path): Finding[] {
  const seen = new Set<string>()
  return [
    ...weekdays.flatMap((day) => periodFindings(hours[day], [...path, 'hours', day])),
    ...bookingFindings(appointments, [...path, 'appointments']),
    ...specialDays.flatMap(({ from, to = from, hours: own, note }, i) => {
      const at = [...path, 'specialDays', i]
      if (to < from) return [{ path: [...at, 'to'], ...texts.daysBackwards }]
      if (!own) return note === undefined ? [{ path: at, ...texts.emptyDay }] : []
      const twice = specialDays.some(
        (other, j) => j < i && other.hours && other.from <= to && (other.to ?? other.from) >= from,
      )
      if (twice && !seen.has(from)) {
        seen.add(from)
        return [{ path: [...at, 'from'], ...texts.sameDay(from) }]
      }
      return periodFindings(own, [...at, 'hours'])
    }),
  ]
}

function periodFindings(periods: readonly string[], path: Path): Finding[] {
  for (const [i, text] of periods.entries()) {
    const period = readPeriod(text)
    if (period && period.to <= period.from) return [{ path: [...path, i], ...texts.endsBefore(text) }]
  }
  const sorted = periodsOf(periods)
  const textOf = (from: number) => periods.find((text) => readPeriod(text)?.from === from) ?? ''
  return sorted.flatMap((period, i) => {
    const next = sorted[i + 1]
    if (!next || next.from >= period.to) return []
    return [{ path, ...texts.overlapping(textOf(period.from), textOf(next.from)) }]
  })
}

const bookingFindings = (appointments: Appointments | undefined, path: Path): Finding[] =>
  appointments?.by.includes('link') && !appointments.url ? [{ path, ...texts.linkMissing }] : []

function priceFindings(prices: Prices, currency: string, lineOf: LineOf): Finding[] {
  const findings: Finding[] = []
  if (prices.currency !== currency)
    findings.push({ path: ['prices', 'currency'], ...texts.otherCurrency(prices.currency, currency) })
  for (const line of Object.values(filmLines)) {
    const entries = prices[line]
    const choices = entries.map(choicesOf)
    for (const [i, entry] of entries.entries()) {
      const path = ['prices', line, i]
      if (entry.from > entry.to) findings.push({ path: [...path, 'from'], ...texts.fromAboveTo })
      if ('length' in entry && entry.length.from > entry.length.to)
        findings.push({ path: [...path, 'length'], ...texts.lengthBackwards })
      const twin = choices.findIndex(
        (other, j) => j < i && other.some((one) => choices[i]?.some(one.matches)),
      )
      if (twin >= 0) findings.push({ path, ...texts.sameChoice(lineOf(['prices', line, twin])) })
    }
  }
  return findings
}

type Choice = { key: string; from: number; to: number; matches: (other: Choice) => boolean }

/**
 * What a price is for; two entries for one choice contradict each other. Lengths may touch, because no gap may be left
 * between them: at the length that they share, the first price counts.
 */
function choicesOf(entry: Prices[FilmName][number]) {
  const choice = (key: string, from = 0, to = 0): Choice => ({
    key,
    from,
    to,
    matches: (other) =>
      other.key === key && ((other.from < to && other.to > from) || (other.from === from && other.to === to)),
  })
  if ('vehicles' in entry) return entry.vehicles.map((vehicle) => choice(`${entry.package} ${vehicle}`))
  if ('length' in entry) return [choice(entry.package, entry.length.from, entry.length.to)]
  return (entry.films ?? [0]).map((film) => choice(`${entry.window} ${film}`))
}
