import { type VehicleId, vehicleIds, windowIds } from '@/lib/content/facts/films'
import { areAlternatives, type FilmLine, lineUrl, readLine, vehicleOfLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { vehicleOf } from '@/lib/films/vehicles'
import { changeQuote, type Restore, replaced } from './change-quote'

/** The films for one thing. `vehicle` is missing for a boat, and for lines that do not name one. */
export type FilmGroup = {
  kind: 'vehicle' | 'boat' | 'unreadable'
  vehicle?: VehicleId | undefined
  /** Whether it is the only vehicle of the list, which is then the visitor’s own. */
  isOnly: boolean
  /** Each is one line, or lines that overlap. */
  choices: readonly (readonly FilmUrl[])[]
}

type Read = { url: FilmUrl; line: FilmLine }

/** Paint film before windows, and windows from front to back. */
const orderOf = ({ line }: Read) =>
  line.kind === 'tint' ? 1 + (line.window ? windowIds.indexOf(line.window) : windowIds.length) : 0

/** Groups the films of a list: each vehicle, the boat, and what cannot be read. */
export function groupFilms(films: readonly FilmUrl[]): readonly FilmGroup[] {
  const read: Read[] = films.flatMap((url) => {
    const line = readLine(url)
    return line ? [{ url, line }] : []
  })
  const named = vehicleIds.filter((id) => read.some(({ line }) => vehicleOfLine(line) === id))
  const [only] = named.length === 1 ? named : []
  const vehicles = [...named, ...(only ? [] : [undefined])].map((vehicle): FilmGroup => {
    const own = read.filter(({ line }) => line.kind !== 'hull' && (vehicleOfLine(line) ?? only) === vehicle)
    return { kind: 'vehicle', vehicle, isOnly: named.length < 2, choices: choicesOf(own) }
  })
  const boat = read.filter(({ line }) => line.kind === 'hull')
  const unreadable = films.filter((url) => !read.some((each) => each.url === url)).map((url) => [url])
  const groups: FilmGroup[] = [
    ...vehicles,
    { kind: 'boat', isOnly: true, choices: choicesOf(boat) },
    { kind: 'unreadable', isOnly: true, choices: unreadable },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** Lines that are connected by overlaps: of two that overlap only one can be chosen, but two others may fit together. */
function choicesOf(lines: readonly Read[]): readonly (readonly FilmUrl[])[] {
  let choices: Read[][] = []
  for (const each of lines.toSorted((a, b) => orderOf(a) - orderOf(b))) {
    const isTouched = (choice: readonly Read[]) => choice.some(({ line }) => areAlternatives(line, each.line))
    const [first, ...others] = choices.filter(isTouched)
    if (first) {
      first.push(...others.flat(), each)
      choices = choices.filter((choice) => !others.includes(choice))
    } else choices.push([each])
  }
  return choices.map((choice) => choice.map(({ url }) => url))
}

/** The ways to choose: each set has lines that fit together, and as many of them as possible. */
export function setsOf(choice: readonly FilmUrl[]): readonly (readonly FilmUrl[])[] {
  const sets = choice.map((seed) => {
    const set = [seed]
    for (const each of choice) if (!set.includes(each) && othersThan(each, set).length === 0) set.push(each)
    return choice.filter((each) => set.includes(each))
  })
  return sets.filter((set, i) => sets.findIndex((other) => other.join() === set.join()) === i)
}

/** The lines of a choice that cannot be chosen together with this one. */
export const othersThan = (line: FilmUrl, choice: readonly FilmUrl[]) =>
  choice.filter((other) => other !== line && areUrlsAlternatives(other, line))

function areUrlsAlternatives(a: FilmUrl, b: FilmUrl): boolean {
  const [one, other] = [readLine(a), readLine(b)]
  return one !== null && other !== null && areAlternatives(one, other)
}

/** Puts the films of a group on another vehicle. */
export function changeVehicle(films: readonly FilmUrl[], vehicle: VehicleId): Restore {
  const pairs = films.flatMap((url): (readonly [FilmUrl, FilmUrl])[] => {
    const line = readLine(url)
    if (!line || line.kind === 'hull') return []
    const next = line.kind === 'tint' ? { ...line, vehicle } : { ...line, vehicle: vehicleOf(vehicle) }
    return [[url, lineUrl(next)]]
  })
  const kept = vehicleStore.get()
  const restore = changeQuote((lines) => replaced(lines, pairs))
  vehicleStore.set(vehicle)
  return () => {
    vehicleStore.set(kept)
    return restore()
  }
}
