import { addDays, isCalendarDay } from '@/lib/config/dates'
import { roundPrice } from '@/lib/config/round-price'
import { lineUrl, readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { toText } from '@/lib/parsing/record'
import { type FilmGroup, groupFilms, setsOf } from '@/lib/quote/groups'
import { type LinkProblem, readFragment, writeFragment } from '@/lib/quote/link-text'
import { OFFER_START } from '@/lib/quote/quote'
import { fromSharedJson, type QuoteContents, toSharedJson } from '@/lib/quote/shared-quote'

// The format is documented in docs/contracts.md.

const VERSION = '1'
export const NOTE_LIMIT = 400
const DAYS_OF_A_YEAR = 366

export const taxes = ['included', 'added', 'none'] as const
export type Tax = (typeof taxes)[number]

/** One price for all films of a vehicle or boat; of alternatives it has one set. */
type WholePrice = { films: readonly FilmUrl[]; amount: number }

/** A list of which the shop has priced at least one film. */
export type Offer = {
  list: QuoteContents
  /** A film without a price is priced on inspection. */
  prices: ReadonlyMap<FilmUrl, number>
  wholes: readonly WholePrice[]
  /** An ISO code; all prices are in it. */
  currency: string
  tax: Tax
  /** The day on which it was written. */
  made: string
  /** The last day. */
  until: string
  shop: string
  note: string
}

type OfferReading = { offer: Offer } | { problem: LinkProblem }

/** Returns the fragment with the answer, or `null` for one that cannot be sent, as without any price. */
export function writeOffer(offer: Offer, pageUrl: string): string | null {
  const list = toSharedJson(offer.list, pageUrl)
  // A link has the films of a vehicle together.
  const films = readList(list, pageUrl)?.films ?? []
  const json = [
    list,
    films.map((film) => offer.prices.get(film) ?? null),
    offer.wholes.map(({ films: own, amount }) => [amount, placesIn(films, own)]),
    offer.currency,
    offer.tax,
    offer.made,
    offer.until,
    offer.shop,
    offer.note,
  ]
  const fragment = writeFragment(OFFER_START, VERSION, json)
  // Avoids offering a link that the reader would reject.
  return 'offer' in readOffer(fragment, pageUrl, offer.made) ? fragment : null
}

const placesIn = (films: readonly FilmUrl[], own: readonly FilmUrl[]) =>
  films.flatMap((film, i) => (own.includes(film) ? [i] : []))

/** Accepts only what `writeOffer` writes: everything in a link is text from outside. */
export function readOffer(fragment: string, pageUrl: string, today: string): OfferReading {
  const reading = readFragment(fragment, OFFER_START, [VERSION])
  if ('problem' in reading) return reading
  const offer = toOffer(reading.json, pageUrl, today)
  return offer ? { offer } : { problem: 'damaged' }
}

function toOffer(json: unknown, pageUrl: string, today: string): Offer | null {
  if (!Array.isArray(json) || json.length !== 9) return null
  const [sent, amounts, sums, currency, tax, made, until, shop, note]: unknown[] = json
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null
  const list = readList(sent, pageUrl)
  const prices = list && readPrices(amounts, list.films, currency)
  const wholes = list && prices && readWholes(sums, list.films, prices, currency)
  const known = taxes.find((each) => each === tax)
  if (!wholes || !known || prices.size + wholes.length === 0) return null
  if (!isDay(made) || !isDay(until) || until < made) return null
  // Where the reader is it may still be yesterday.
  if (until > lastDayFrom(made) || until > addDays(lastDayFrom(today), 1)) return null
  if (typeof shop !== 'string' || toText(shop) !== shop) return null
  if (typeof note !== 'string' || toNote(note) !== note) return null
  return { list, prices, wholes, currency, tax: known, made, until, shop, note }
}

/** An offer lasts for a year at most. */
export const lastDayFrom = (day: string) => addDays(day, DAYS_OF_A_YEAR)

/** A note as a field or a link has it, on one line; empty without one. */
export const toNote = (text: string) => toText(text, NOTE_LIMIT)?.trim() ?? ''

/** The list with each film as this version writes it; `null` if one cannot be read or is there twice. */
function readList(json: unknown, pageUrl: string): QuoteContents | null {
  const list = fromSharedJson(json, pageUrl)
  const lines = list?.films.map(readLine).filter((line) => line !== null) ?? []
  const films = [...new Set(lines.map(lineUrl))]
  return list && films.length === list.films.length ? { ...list, films } : null
}

const isDay = (value: unknown): value is string => typeof value === 'string' && isCalendarDay(value)

/** Amounts from here on, added up, could not be shown to the cent. */
const TOO_MUCH = 1e12

/** An amount that can be paid in the currency. */
export const isPrice = (value: unknown, currency?: string): value is number =>
  // `is`, so that -0 is none.
  typeof value === 'number' && value < TOO_MUCH && Object.is(value, roundPrice(Math.abs(value), currency))

function readPrices(
  json: unknown,
  films: readonly FilmUrl[],
  currency: string,
): ReadonlyMap<FilmUrl, number> | null {
  if (!Array.isArray(json) || json.length !== films.length) return null
  const prices = new Map<FilmUrl, number>()
  for (const [i, film] of films.entries()) {
    const amount: unknown = json[i]
    if (isPrice(amount, currency)) prices.set(film, amount)
    else if (amount !== null) return null
  }
  return prices
}

/** A price for a whole vehicle is for one of the ways to choose, and replaces the prices of its films. */
function readWholes(
  json: unknown,
  films: readonly FilmUrl[],
  prices: ReadonlyMap<FilmUrl, number>,
  currency: string,
): readonly WholePrice[] | null {
  if (!Array.isArray(json)) return null
  const entries: unknown[] = json
  const groups = groupFilms(films)
  const seen = new Set<string>()
  const wholes = entries.flatMap((entry) => {
    if (!Array.isArray(entry) || entry.length !== 2) return []
    const [amount, places]: unknown[] = entry
    if (!isPrice(amount, currency) || !Array.isArray(places)) return []
    const own = films.filter((_film, i) => places.includes(i))
    if (seen.has(own.join())) return []
    seen.add(own.join())
    const group = groups.find((each) => own.every((film) => each.choices.flat().includes(film)))
    const isOne = own.length === places.length && group && waysOf(group).some((way) => isSame(way, own))
    return isOne && !group.choices.flat().some((film) => prices.has(film)) ? [{ films: own, amount }] : []
  })
  return wholes.length === entries.length ? wholes : null
}

const isSame = (some: readonly FilmUrl[], others: readonly FilmUrl[]) =>
  some.length === others.length && some.every((film) => others.includes(film))

/** More ways to choose are not listed: nobody would price them one by one. */
const MAX_WAYS = 6

/** All that can be chosen for a vehicle or boat: of each choice one set of films that fit together. */
export function waysOf({ choices }: Pick<FilmGroup, 'choices'>): readonly (readonly FilmUrl[])[] {
  let ways: (readonly FilmUrl[])[] = [[]]
  for (const choice of choices) {
    ways = ways.flatMap((way) => setsOf(choice).map((set) => [...way, ...set]))
    if (ways.length > MAX_WAYS) return []
  }
  return ways
}

/** What the films that are chosen cost, and what that leaves out. */
export type OfferSum = {
  /** `null` if none of them has a price. */
  amount: number | null
  count: number
  /** On inspection. */
  left: readonly FilmUrl[]
}

export function sumOfChosen(
  chosen: readonly FilmUrl[],
  { prices, wholes }: Pick<Offer, 'prices' | 'wholes'>,
): OfferSum {
  const whole = wholes.find(({ films }) => isSame(films, chosen))
  if (whole) return { amount: whole.amount, count: chosen.length, left: [] }
  const amounts = chosen.flatMap((film) => prices.get(film) ?? [])
  return {
    amount: amounts.length > 0 ? addUp(amounts) : null,
    count: chosen.length,
    left: chosen.filter((film) => !prices.has(film)),
  }
}

/** Fifteen digits hide floating-point errors: 0.1 + 0.2 is 0.30000000000000004. */
export const addUp = (amounts: readonly number[]) =>
  Number(amounts.reduce((sum, amount) => sum + amount, 0).toPrecision(15))

/** All vehicles and boats together. */
export function sumOfAll(sums: readonly OfferSum[]): OfferSum {
  const amounts = sums.flatMap(({ amount }) => amount ?? [])
  return {
    amount: amounts.length > 0 ? addUp(amounts) : null,
    count: sums.reduce((total, { count }) => total + count, 0),
    left: sums.flatMap(({ left }) => left),
  }
}
