import { MAX_QUANTITY } from '@/lib/config/shared-values'
import { toUnits, type Units } from '@/lib/config/units'
import { type FilmUrl, isFilmUrl } from '@/lib/films/film-url'
import { toText } from '@/lib/parsing/record'
import { toShownUrl } from '@/lib/url/shown-url'
import { type LinkProblem, readFragment, writeFragment } from './link-text'
import { FRAGMENT_START, QUOTE_LIMIT } from './quote'
import { readVehicles, toVehicles } from './shared-vehicles'

// The format is documented in docs/contracts.md.
const VERSION = '3'
/** Version 2 had no vehicles: each film named its own. Version 1 had no units, and at most one film for each tool. */
const OLDER_VERSIONS = ['2', '1']
const MAX_LINES = 100

export type QuoteContents = {
  lines: readonly SharedLine[]
  films: readonly FilmUrl[]
  /** The sender's units, a hint for a visitor who has not chosen any. */
  units?: Units | undefined
}
export type SharedReading = { quote: QuoteContents } | { problem: LinkProblem }

/** Returns the fragment with the list, or `null` if it cannot be shared. */
export function writeSharedQuote(quote: QuoteContents, pageUrl: string): string | null {
  const fragment = writeFragment(FRAGMENT_START, VERSION, toSharedJson(quote, pageUrl))
  // Avoids offering a link that the reader would reject.
  return 'quote' in readSharedQuote(fragment, pageUrl) ? fragment : null
}

/** Accepts only what this or an older version writes: a single invalid entry makes the whole list damaged. */
export function readSharedQuote(fragment: string, pageUrl: string): SharedReading {
  const reading = readFragment(fragment, FRAGMENT_START, [VERSION, ...OLDER_VERSIONS])
  if ('problem' in reading) return reading
  const readFilms = reading.version === VERSION ? readVehicles : readFilmUrls
  const quote = fromSharedJson(reading.json, pageUrl, readFilms)
  return quote ? { quote } : { problem: 'damaged' }
}

/** The list as the JSON of a link, which another link may hold too. */
export const toSharedJson = ({ lines, films, units }: QuoteContents, pageUrl: string): readonly unknown[] => [
  lines.map((line) => toWireLine(line, pageUrl)),
  toVehicles(films),
  ...(units ? [units] : []),
]

/** Returns `null` for anything that `toSharedJson` cannot produce. */
export function fromSharedJson(
  json: unknown,
  pageUrl: string,
  readFilms: (json: unknown) => readonly FilmUrl[] | null = readVehicles,
): QuoteContents | null {
  if (!Array.isArray(json) || json.length > 3) return null
  const units = toUnits(json[2]) ?? undefined
  if (json.length === 3 && !units) return null
  const lines = readList(json[0], MAX_LINES, (entry) => toSharedLine(entry, pageUrl))
  const films = readFilms(json[1])
  return lines && films && lines.length + films.length > 0 ? { lines, films, units } : null
}

/** Films as versions 1 and 2 had them: each with its vehicle in its query. */
const readFilmUrls = (json: unknown) =>
  readList(json, QUOTE_LIMIT, (entry) => (isFilmUrl(entry) ? entry : null))

function readList<T>(value: unknown, max: number, read: (entry: unknown) => T | null): readonly T[] | null {
  if (!Array.isArray(value) || value.length > max) return null
  const items = value.map(read).filter((item) => item !== null)
  return items.length === value.length ? items : null
}

type SharedLine = {
  id: string | null
  name: string
  image: string | null
  price: number
  quantity: number
}

const SERVICE = process.env.NEXT_PUBLIC_CHARACTERS_URL || ''

/** Serialises a line as documented in docs/contracts.md. Only shop pictures are included, without our origin. */
function toWireLine({ id, name, image, price, quantity }: SharedLine, pageUrl: string) {
  const shown = shopPicture(image, pageUrl)
  const { origin } = new URL(pageUrl)
  return [id, name, shown?.startsWith(`${origin}/`) ? shown.slice(origin.length) : shown, price, quantity]
}

/** Returns `null` for an entry that `toWireLine` cannot produce. */
export function toSharedLine(entry: unknown, pageUrl: string): SharedLine | null {
  if (!Array.isArray(entry) || entry.length !== 5) return null
  const [id, name, image, price, quantity]: unknown[] = entry
  if (id !== null && !isPlainText(id)) return null
  if (!isPlainText(name)) return null
  if (typeof price !== 'number' || !Number.isFinite(price) || price < 0) return null
  if (!isQuantity(quantity)) return null
  const shown = typeof image === 'string' ? shopPicture(image, pageUrl) : null
  if (image !== null && shown === null) return null
  return { id, name, image: shown, price, quantity }
}

function isPlainText(value: unknown): value is string {
  return typeof value === 'string' && toText(value) === value
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY
}

/** Allows only our origin and the catalog's, so that no other host can track who opens the link. */
function shopPicture(image: string | null, pageUrl: string): string | null {
  const shown = toShownUrl(image, pageUrl, pageUrl)
  if (shown === null) return null
  const origins = [pageUrl, new URL(SERVICE, pageUrl).href].map((url) => new URL(url).origin)
  return origins.includes(new URL(shown).origin) ? shown : null
}
