import { filmLines, vehicleIds } from '@/lib/content/facts/films'
import { DETAILS } from '@/lib/films/film-line'
import { type FilmUrl, isFilmUrl } from '@/lib/films/film-url'
import { toVehicleName } from '@/lib/films/vehicle-name'
import { QUOTE_LIMIT } from './quote'

/** What a link says once for all films of a vehicle or boat: this, its films, and the details. */
const KIND = 'vehicle'

const BOAT = 'boat'
const BOAT_URL = `/${filmLines.hull}?`

/** Ids that this version does not know pass, so that a link of a later one keeps its color. */
const isId = (text: string) => /^[a-z-]{1,20}$/.test(text)
const isDetail = (text: string, name: (typeof DETAILS)[number]) =>
  name === 'name' ? toVehicleName(text) === text : text === '' || isId(text)

/** The films as a link holds them: below their vehicle, with its name, its color and its finish, without empty endings. */
export function toVehicles(films: readonly FilmUrl[]): readonly unknown[] {
  const vehicles = new Map<string, [kind: string, films: string[], ...details: string[]]>()
  for (const film of films) {
    const [path = '', search] = film.split('?')
    const query = new URLSearchParams(search)
    const kind = takeKind(film, query)
    const details = DETAILS.map((name) => takeDetail(query, name))
    while (details.at(-1) === '') details.pop()
    const key = JSON.stringify([kind, ...details])
    const [, own] = vehicles.get(key) ?? [kind, []]
    vehicles.set(key, [kind, [...own, `${path}?${query}`], ...details])
  }
  return [...vehicles.values()]
}

/** A film that names no vehicle has an empty one. */
function takeKind(film: FilmUrl, query: URLSearchParams): string {
  if (film.startsWith(BOAT_URL)) return BOAT
  const kind = vehicleIds.find((id) => id === query.get(KIND)) ?? ''
  if (kind) query.delete(KIND)
  return kind
}

function takeDetail(query: URLSearchParams, name: (typeof DETAILS)[number]): string {
  const given = query.get(name) ?? ''
  const detail = name === 'name' ? toVehicleName(given) : isId(given) ? given : ''
  query.delete(name)
  return detail
}

/** Returns `null` for anything that `toVehicles` cannot produce. */
export function readVehicles(json: unknown): readonly FilmUrl[] | null {
  if (!Array.isArray(json)) return null
  const films: FilmUrl[] = []
  for (const entry of json) {
    const own = readVehicle(entry)
    if (!own) return null
    films.push(...own)
  }
  return films.length <= QUOTE_LIMIT ? films : null
}

function readVehicle(entry: unknown): readonly FilmUrl[] | null {
  if (!Array.isArray(entry) || entry.length > 2 + DETAILS.length) return null
  const [kind, films, ...details]: unknown[] = entry
  if (kind !== '' && kind !== BOAT && !vehicleIds.some((id) => id === kind)) return null
  const named = details.flatMap((detail, i) => {
    const name = DETAILS[i]
    return name && typeof detail === 'string' && isDetail(detail, name) ? [[name, detail] as const] : []
  })
  if (named.length < details.length || !Array.isArray(films)) return null
  const vehicle = kind && kind !== BOAT ? [[KIND, String(kind)] as const] : []
  const more = new URLSearchParams(Object.fromEntries([...vehicle, ...named.filter(([, detail]) => detail)]))
  const urls = films.flatMap((film: unknown) => {
    const url = typeof film === 'string' && `${film}${more.size > 0 ? `&${more}` : ''}`
    return isFilmUrl(url) && url.startsWith(BOAT_URL) === (kind === BOAT) ? [url] : []
  })
  return urls.length === films.length && urls.length > 0 ? urls : null
}
