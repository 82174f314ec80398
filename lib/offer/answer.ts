import { addDays } from '@/lib/config/dates'
import { roundPrice } from '@/lib/config/round-price'
import type { FilmUrl } from '@/lib/films/film-url'
import { isCurrencyCode, readNumber } from '@/lib/parsing/numbers'
import { toText } from '@/lib/parsing/record'
import { type FilmGroup, groupFilms } from '@/lib/quote/groups'
import type { QuoteContents } from '@/lib/quote/shared-quote'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { type Drafts, type Typed, toDrafts } from '@/lib/storage/visit-drafts'
import { isPrice, lastDayFrom, type Offer, type Tax, taxes, toNote, waysOf } from './offer'

/** What a shop has typed, by the checksum of the list. */
export const answersStore = createStoredValue(jsonCodec('tersa.answers', toDrafts))

/** Answers to older lists are dropped. */
const MAX_ANSWERS = 20

export function typeAnswer(list: string, typed: Typed) {
  answersStore.update(({ [list]: own, ...others }: Drafts) => {
    const kept = Object.entries(others).slice(1 - MAX_ANSWERS)
    return Object.fromEntries([...kept, [list, { ...own, ...typed }]])
  })
}

/** A field for a price, and the films that it is for. */
export type PriceField = { name: string; films: readonly FilmUrl[] }

/** A vehicle or boat with its fields: one for each film, or one for each way to choose. */
export type AnsweredGroup = {
  group: FilmGroup
  ways: readonly (readonly FilmUrl[])[]
  /** The field that says whether there is one price for the whole vehicle. */
  wholeName: string
  isWhole: boolean
  fields: readonly PriceField[]
}

export const answeredGroups = (films: readonly FilmUrl[], typed: Typed): readonly AnsweredGroup[] =>
  groupFilms(films).map((group, i) => {
    const ways = waysOf(group)
    const wholeName = `whole ${i}`
    const own = group.choices.flat()
    const isWhole = typed[wholeName] === 'yes' && ways.length > 0 && own.length > 1
    const fields = isWhole
      ? ways.map((way, j) => ({ name: `whole ${i} ${j}`, films: way }))
      : own.map((film) => ({ name: `film ${films.indexOf(film)}`, films: [film] }))
    return { group, ways, wholeName, isWhole, fields }
  })

/** An amount as people type it; `null` for an empty field, `undefined` for one that cannot be read. */
export function readPrice(text = '', currency?: string): number | null | undefined {
  if (text.trim() === '') return null
  const number = readNumber(text)?.value
  const price = number === undefined ? undefined : roundPrice(number, currency)
  return isPrice(price, currency) ? price : undefined
}

const FORTNIGHT = 14

/** The fields of the answer other than prices; empty ones have their default. */
export function termsOf(typed: Typed, today: string, usual: { shop: string; currency: string; tax: Tax }) {
  const { shop = usual.shop, until = addDays(today, FORTNIGHT), note = '' } = typed
  const tax: Tax = taxes.find((each) => each === typed.tax) ?? usual.tax
  const currency = typed.currency && isCurrencyCode(typed.currency) ? typed.currency : usual.currency
  const hasUntil = until >= today && until <= lastDayFrom(today)
  return { shop, until, note, currency, tax, hasUntil }
}

/** The answer as it can be sent, if its fields are right. */
export function composeOffer(
  list: QuoteContents,
  groups: readonly AnsweredGroup[],
  typed: Typed,
  terms: ReturnType<typeof termsOf>,
  today: string,
): Offer {
  const priced = groups.flatMap(({ isWhole, fields }) =>
    fields.flatMap(({ name, films }) => {
      const amount = readPrice(typed[name], terms.currency)
      return typeof amount === 'number' ? [{ isWhole, films, amount }] : []
    }),
  )
  return {
    list,
    prices: new Map(
      priced.flatMap(({ isWhole, films: [film], amount }) => (film && !isWhole ? [[film, amount]] : [])),
    ),
    wholes: priced.flatMap(({ isWhole, films, amount }) => (isWhole ? [{ films, amount }] : [])),
    currency: terms.currency,
    tax: terms.tax,
    made: today,
    until: terms.until,
    shop: toText(terms.shop) ?? '',
    note: toNote(terms.note),
  }
}
