import { filmLines, type VehicleId, vehicleIds, type WindowId, windowIds } from '@/lib/content/facts/films'
import { type Place, places } from '@/lib/content/facts/laws'
import type { Query } from '@/lib/url/query-state'
import { type Coverage, coverageUrl, readCoverage } from './coverage'
import type { FilmUrl } from './film-url'
import { type HullCoverage, hullUrl, readHullCoverage } from './hull'
import { type Paint, readPaint } from './paint'
import { type Pane, readPane, tintUrl } from './tint'
import { NAME, toVehicleName } from './vehicle-name'

/** A tint as a line of the quote. Lines of earlier versions have no window or no vehicle; the place is optional. */
type TintLine = Pane & { window: WindowId | null; place: Place | null; vehicle: VehicleId | null }

/** The film on a vehicle or boat. */
type Film =
  | ({ kind: 'coverage' } & Coverage)
  | ({ kind: 'tint' } & TintLine)
  | ({ kind: 'hull' } & HullCoverage)

/** What a line says about its vehicle or boat, in the order of its URL: the name, which is empty without one, and the paint. */
export const DETAILS = [NAME, 'paint', 'finish'] as const
type Details = { name: string } & Partial<Paint>

/** What a line of the quote says. */
export type FilmLine = Film & Details

/** Returns `null` for a line on which nothing is chosen, or whose boat or glass is unknown. */
export function readLine(url: FilmUrl): FilmLine | null {
  const [path, search] = url.split('?')
  const query = new URLSearchParams(search)
  const film = filmOf(path, query)
  if (!film) return null
  // A line keeps its wish, whatever the shop offers by now.
  const paint = readPaint(query, film.kind === 'hull', () => true)
  return { ...film, name: toVehicleName(query.get(NAME)), ...paint }
}

function filmOf(path: string | undefined, query: Query): Film | null {
  if (path === `/${filmLines.tint}`) {
    const pane = readPane(query.get('film'), query.get('glass'))
    return (
      pane && {
        kind: 'tint',
        ...pane,
        window: windowIds.find((id) => id === query.get('window')) ?? null,
        place: places.find(({ id }) => id === query.get('place')) ?? null,
        vehicle: vehicleIds.find((id) => id === query.get('vehicle')) ?? null,
      }
    )
  }
  const line: Film =
    path === `/${filmLines.coverage}`
      ? { kind: 'coverage', ...readCoverage(query) }
      : { kind: 'hull', ...readHullCoverage(query) }
  return line.chosen.length === 0 || (line.kind === 'hull' && line.wrong.length > 0) ? null : line
}

/** Lines that mean the same have the same URL. */
export function lineUrl(line: FilmLine): FilmUrl {
  const details = DETAILS.flatMap((detail) => (line[detail] ? [[detail, line[detail]]] : []))
  const url = filmUrlOf(line)
  return details.length > 0 ? `${url}&${new URLSearchParams(Object.fromEntries(details))}` : url
}

function filmUrlOf(line: Film): FilmUrl {
  if (line.kind === 'coverage') return coverageUrl(line)
  return line.kind === 'hull'
    ? hullUrl(line)
    : tintUrl({ ...line, place: line.place?.id, vehicle: line.vehicle ?? undefined })
}

/** Missing for a boat, and for a line that names none. */
export function vehicleOfLine(line: FilmLine): VehicleId | undefined {
  if (line.kind === 'coverage') return line.vehicle.id
  return line.kind === 'tint' ? (line.vehicle ?? undefined) : undefined
}

type Tint = Extract<FilmLine, { kind: 'tint' }>

/** A line of an earlier version is for any vehicle. */
const isSameVehicle = (a: Tint, b: Tint) =>
  !a.vehicle || !b.vehicle || (a.vehicle === b.vehicle && a.name === b.name)

/** Whether only one of both can be on the vehicle or boat: films for the same window, or for the same part. */
export function areAlternatives(a: FilmLine, b: FilmLine): boolean {
  if (a.kind === 'tint')
    return b.kind === 'tint' && a.window !== null && a.window === b.window && isSameVehicle(a, b)
  if (b.kind === 'tint') return false
  const isSameThing =
    a.kind === 'coverage'
      ? b.kind === 'coverage' && a.vehicle.id === b.vehicle.id
      : b.kind === 'hull' && a.hull.loa === b.hull.loa
  return isSameThing && a.name === b.name && a.chosen.some((part) => b.chosen.includes(part))
}
