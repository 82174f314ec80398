import { type VehicleId, vehicleIds, windowIds } from '@/lib/content/facts/films'
import { areAlternatives, type FilmLine, lineUrl, readLine, vehicleOfLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { firstPaint, type Paint } from '@/lib/films/paint'
import { vehicleStore } from '@/lib/films/vehicle-store'
import { vehicleOf } from '@/lib/films/vehicles'
import { changeQuote, type Restore, replaced } from './change-quote'
import { quoteStore, toQuote } from './quote'

/** A vehicle or a boat of the list, or the group of the films that cannot be read. */
export type Thing = {
  kind: 'vehicle' | 'boat' | 'unreadable'
  /** Missing for a boat, and for lines that name no vehicle. */
  vehicle?: VehicleId | undefined
  /** The visitor's own name for it, or its number among those of its class; empty without one. */
  name: string
  /** The length of a boat without a name, in meters: another length is another boat. */
  loa?: number | undefined
}

/** The films for one thing. */
export type FilmGroup = Thing & {
  /** Whether it is the only vehicle or boat of the list, which is then the visitor’s own. */
  isOnly: boolean
  /** What its first line with a color, or a finish, says. */
  paint: Paint
  /** Each is one line, or lines that overlap. */
  choices: readonly (readonly FilmUrl[])[]
}

type Read = { url: FilmUrl; line: FilmLine }

/** What a line is for. */
function thingOf(line: FilmLine): Thing {
  const { name } = line
  if (line.kind !== 'hull') return { kind: 'vehicle', vehicle: vehicleOfLine(line), name }
  return name ? { kind: 'boat', name } : { kind: 'boat', name, loa: line.hull.loa }
}

/** Equal for lines of the same vehicle or boat. */
export const keyOfThing = ({ kind, vehicle, loa, name }: Thing) => [kind, vehicle, loa, name].join(' ')

/** Protection film before windows, and windows from front to back. */
const orderOf = ({ line }: Read) =>
  line.kind === 'tint' ? 1 + (line.window ? windowIds.indexOf(line.window) : windowIds.length) : 0

/** Vehicles in the order of their classes, those without a name first. */
const orderOfThing = ({ vehicle, name }: Thing) =>
  (vehicle ? vehicleIds.indexOf(vehicle) : vehicleIds.length) * 2 + (name ? 1 : 0)

/** Groups the films of a list: each vehicle, each boat, and what cannot be read. */
export function groupFilms(films: readonly FilmUrl[]): readonly FilmGroup[] {
  const read: Read[] = films.flatMap((url) => {
    const line = readLine(url)
    return line ? [{ url, line }] : []
  })
  const named = thingsOf(read).filter(({ vehicle }) => vehicle !== undefined)
  const [only] = named.length === 1 ? named : []
  // A window of an earlier version is for the only vehicle.
  const ownThing = (line: FilmLine) => {
    const thing = thingOf(line)
    return only && thing.kind === 'vehicle' && !thing.vehicle && !thing.name ? only : thing
  }
  const things = thingsOf(read, ownThing).toSorted((a, b) => orderOfThing(a) - orderOfThing(b))
  const groupsOf = (kind: Thing['kind']) => {
    const own = things.filter((thing) => thing.kind === kind)
    return own.map((thing): FilmGroup => {
      const lines = read.filter(({ line }) => keyOfThing(ownThing(line)) === keyOfThing(thing))
      const paint = firstPaint(...lines.map(({ line }) => line))
      return { ...thing, isOnly: own.length < 2, paint, choices: choicesOf(lines) }
    })
  }
  const unreadable = films.filter((url) => !read.some((each) => each.url === url)).map((url) => [url])
  const groups = [...groupsOf('vehicle'), ...groupsOf('boat')]
  return unreadable.length > 0
    ? [...groups, { kind: 'unreadable', name: '', isOnly: true, paint: firstPaint(), choices: unreadable }]
    : groups
}

const thingsOf = (lines: readonly Read[], ownThing = thingOf): readonly Thing[] => [
  ...new Map(lines.map(({ line }) => [keyOfThing(ownThing(line)), ownThing(line)])).values(),
]

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

/** Whether each way to choose is a single line. */
export const isOneOnly = (choice: readonly FilmUrl[]) => setsOf(choice).every((set) => set.length === 1)

/** All films of a vehicle or boat, of alternatives the first. */
export function filmsOn({ choices }: FilmGroup) {
  const lines = choices.map(([first]) => first && readLine(first))
  const windows = lines.flatMap((line) =>
    line && line.kind === 'tint' && line.window ? [[line.window, line] as const] : [],
  )
  return {
    panes: Object.fromEntries(windows),
    parts: lines.flatMap((line) => (line && line.kind !== 'tint' ? line.chosen : [])),
  }
}

/** The lines of a choice that cannot be chosen together with this one. */
export const othersThan = (line: FilmUrl, choice: readonly FilmUrl[]) =>
  choice.filter((other) => other !== line && isAlternative(other, line))

export function isAlternative(a: FilmUrl, b: FilmUrl): boolean {
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

/**
 * Gives the vehicle or boat of these films a name; an empty one removes it. Returns the films with the name, or `null` if
 * another vehicle of the list has it, which the films would join.
 */
export function renameThing(films: readonly FilmUrl[], name: string): RenamedThing | null {
  const pairs = films.flatMap((url): (readonly [FilmUrl, FilmUrl])[] => {
    const line = readLine(url)
    return line ? [[url, lineUrl({ ...line, name })]] : []
  })
  const renamed = pairs.map(([, url]) => url)
  const keys = new Set(renamed.map(keyOfUrl))
  let isTaken = false
  const restore = changeQuote((lines) => {
    isTaken = lines.some((url) => !films.includes(url) && keys.has(keyOfUrl(url)))
    return isTaken ? lines : replaced(lines, pairs)
  })
  return isTaken ? null : { films: renamed, restore }
}

export type RenamedThing = { films: readonly FilmUrl[]; restore: Restore }

/** The films of the list for the same vehicle or boat as that of a line. */
export const filmsOfThing = (line: FilmLine, quote: readonly FilmUrl[]) =>
  quote.filter((url) => keyOfUrl(url) === keyOfThing(thingOf(line)))

/** What the list says about the paint of the vehicle or boat of a line: its first film with a color, or a finish. */
export const paintOfThing = (line: FilmLine, quote: readonly FilmUrl[]) =>
  firstPaint(...filmsOfThing(line, quote).map((url) => readLine(url) ?? {}))

/** Gives the vehicle or boat of a line this paint, in all its films of the list; what the paint leaves open stays. */
export function paintThing(line: FilmLine, paint: Paint) {
  quoteStore.update((lines) => {
    const films = filmsOfThing(line, lines)
    return toQuote(
      lines.map((url) => {
        const film = films.includes(url) && readLine(url)
        return film ? lineUrl({ ...film, ...firstPaint(paint, film) }) : url
      }),
    )
  })
}

/** Empty for a line that cannot be read. */
export function keyOfUrl(url: FilmUrl): string {
  const line = readLine(url)
  return line ? keyOfThing(thingOf(line)) : ''
}

/** The names of the vehicles in the list that are of the same class as that of a line, or of the boats of its length. */
export function namesLike(line: FilmLine, quote: readonly FilmUrl[]): readonly string[] {
  const isLike = (each: FilmLine) =>
    line.kind === 'hull'
      ? each.kind === 'hull' && each.hull.loa === line.hull.loa
      : each.kind !== 'hull' && vehicleOfLine(each) === vehicleOfLine(line)
  const names = quote.map(readLine).flatMap((each) => (each && isLike(each) ? [each.name] : []))
  return [...new Set(names)].sort()
}

/** The number of another vehicle of the same class. */
export function nextNumber(names: readonly string[]): string {
  let number = 2
  while (names.includes(String(number))) number += 1
  return String(number)
}

/**
 * The vehicle that a new line is for: the wanted one, if the list has it or if it is another one of the class; otherwise
 * the first of the class that the list has.
 */
export function nameFor(line: FilmLine, quote: readonly FilmUrl[], wanted: string): string {
  const names = namesLike(line, quote)
  const isKnown = names.includes(wanted) || (names.length > 0 && wanted === nextNumber(names))
  return isKnown ? wanted : (names[0] ?? '')
}
