import { localDay } from '@/lib/config/dates'
import { localTime } from '@/lib/config/local-time'
import { priceFormat } from '@/lib/config/price'
import { site } from '@/lib/content/facts/site'
import { offerPage } from '@/lib/content/offer'
import { capitalized, LOCALE, listOf } from '@/lib/content/words'
import { describeLine } from '@/lib/films/describe-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { currencyText } from '@/lib/parsing/numbers'
import { attempt } from '@/lib/parsing/record'
import { type FilmGroup, setsOf } from '@/lib/quote/groups'
import type { OfferSum } from './offer'

/** What is chosen on a vehicle, and what that costs. */
export type Chosen = { group: FilmGroup; films: readonly FilmUrl[]; sum: OfferSum }

/** An amount in the currency of the offer. */
export type PriceText = (amount: number) => string

export const totalText = ({ amount }: OfferSum, priceText: PriceText) =>
  amount === null ? offerPage.onInspection : priceText(amount)

/** What an answer takes from the shop's own facts: a place, its numbers, and its clock. */
export type ShopFacts = {
  name: string
  phone: string | undefined
  whatsapp: string | undefined
  timeZone: string
}

/** Where the shop of an offer is reached. Never from the link, because anyone can make one. */
export function reachOf(shop: string, shops: readonly ShopFacts[]) {
  const place = shops.find(({ name }) => name === shop)
  return { phone: place?.phone ?? site.phone, whatsapp: place?.whatsapp ?? site.whatsapp }
}

/** `$1,580`, in the currency of the answer. */
export const priceIn = (amount: number, currency: string) =>
  priceFormat({ currency, trailingZeroDisplay: 'stripIfInteger' }).format(amount)

/** All currencies with their names, by name. */
export function currencyChoices(): readonly { value: string; label: string }[] {
  const names = new Intl.DisplayNames(LOCALE, { type: 'currency' })
  return Intl.supportedValuesOf('currency')
    .map((code) => ({ value: code, label: capitalized(names.of(code) ?? code) }))
    .sort((a, b) => a.label.localeCompare(b.label, LOCALE))
}

/** `US dollars` */
export const currencyName = (currency: string) => currencyText(currency, 'name')

/** `in 2 weeks`; empty for a day that has passed. */
export function daysAway(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  if (days < 0) return ''
  const format = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
  return days > 0 && days % 7 === 0 ? format.format(days / 7, 'week') : format.format(days, 'day')
}

/** The day on the clock of the shop's place, or the visitor's own if the facts do not name the shop. */
export function shopDay(shop: string, shops: readonly ShopFacts[], now = new Date()): string {
  const timeZone = shops.find(({ name }) => name === shop)?.timeZone
  // The zone may be newer than the browser.
  return attempt(() => timeZone && localTime(now, timeZone).day, '') || localDay(now)
}

/** `Hood and Roof`: two films; `Hood + Roof` is one film on two panels. */
export const setName = (films: readonly FilmUrl[]) =>
  listOf(films.map((film) => describeLine(film)?.brief ?? ''))

/** What is chosen where there is a choice. */
export const choicesIn = ({ choices }: Pick<FilmGroup, 'choices'>, chosen: readonly FilmUrl[]) =>
  choices
    .filter((choice) => setsOf(choice).length > 1)
    .map((choice) => setName(choice.filter((film) => chosen.includes(film))))

export const filmNames = (films: readonly FilmUrl[]) => films.map((film) => capitalized(setName([film])))

/** What a sum leaves out; a short one says nothing of a whole or an empty one. */
export function restOf({ count, left }: OfferSum, isShort = false): string {
  const priced = count - left.length
  if (isShort && (left.length === 0 || priced === 0)) return ''
  return [
    !isShort && offerPage.counted(priced, count),
    left.length > 0 && offerPage.onInspectionToo(filmNames(left)),
  ]
    .filter(Boolean)
    .join(' ')
}
