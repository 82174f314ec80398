import { formatRange } from '@/components/prices/line-price'
import { formatMonth } from '@/lib/config/dates'
import { paintChoice } from '@/lib/content/paint'
import { linePrice } from '@/lib/content/prices'
import { filmGroups, filmSum as texts } from '@/lib/content/quote'
import { capitalized } from '@/lib/content/words'
import { describeLine, lineText } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { priceOf, sumOfLines } from '@/lib/prices/line-prices'
import type { PriceList } from '@/lib/prices/prices'
import { usePrices } from '@/lib/prices/use-prices'
import { type FilmGroup, groupFilms, setsOf } from '@/lib/quote/groups'
import { choiceName, classOf, hasOwnName, thingName } from './sheet-title'

type Films = readonly FilmUrl[]

type SumProps = {
  films: Films
  /** The films of one vehicle, in a list with several: only a figure, and smaller. */
  isPart?: boolean
  className?: string
}

/** Below the films of a quote: what they cost, and what that leaves out. */
export function FilmSum({ films, isPart = false, className = 'py-3 border-top' }: SumProps) {
  const sum = sumOf(films, usePrices())
  if (!sum || (isPart && !sum.figure)) return null
  const note = [sum.parts, !isPart && sum.terms].filter(Boolean).join(' ')
  return (
    <div className={className}>
      {sum.head && (
        <p
          className={`d-flex flex-wrap column-gap-3 align-items-baseline justify-content-between fw-semibold ${isPart ? 'm-0' : 'mb-1'}`}
        >
          {sum.head}{' '}
          {sum.figure && <span className={`numeric ${isPart ? 'fs-lg' : 'fs-xl'}`}>{sum.figure}</span>}
        </p>
      )}
      {note && <p className={`m-0 fs-sm ${isPart ? 'text-body-secondary' : ''}`}>{note}</p>}
    </div>
  )
}

/** The films as the lines of a message, below the names of their vehicles; with prices the last line is their sum. */
export function filmTexts(films: Films, prices: PriceList | null): readonly string[] {
  const sum = sumOf(films, prices)
  const textOf = (film: FilmUrl) => {
    const text = lineText(film)
    if (!text || !prices) return text
    const price = priceOfFilm(film, prices)
    return linePrice.inMessage(text, price && formatRange(price.range, linePrice.short))
  }
  const groups = groupFilms(films).map(({ choices, ...thing }) => {
    const items = choices.flatMap((choice) => {
      const each = choice.map(textOf).filter((text) => text !== null)
      if (choice.length === 1) return each.map((text) => `- ${text}`)
      return [choiceText(choice, inBrief), ...each.map((text) => `  ${text}`)]
    })
    return [`${thingText(thing)}:`, ...items]
  })
  const said = groups.filter((lines) => lines.length > 1).flat()
  return sum ? [...said, texts.inMessage(sum.head, sum.figure, [sum.parts, sum.terms])] : said
}

/** The films as lines with nothing but their names. */
export const briefTexts = (films: Films): readonly string[] =>
  groupFilms(films.filter(readLine)).flatMap(({ choices, ...thing }) => [
    `${thingText(thing)}:`,
    ...choices.map((choice) => choiceText(choice, (film) => describeLine(film)?.listed ?? '')),
  ])

/** `- Hood + Mirrors or Front`: the ways to choose. */
function choiceText(choice: Films, nameOf: (film: FilmUrl) => string): string {
  const sets = setsOf(choice).map((set) => set.map(nameOf).join(' + '))
  return `- ${capitalized(sets.join(` ${filmGroups.or} `))}`
}

/** One line for each vehicle or boat. */
export const countTexts = (films: Films): readonly string[] =>
  groupFilms(films.filter(readLine)).map(
    ({ choices, ...thing }) => `${thingText(thing)}: ${filmGroups.filmCount(choices.flat().length)}`,
  )

/** `White Civic (Sedan), white`, or `Sedan` */
function thingText({ paint: { paint }, ...thing }: Omit<FilmGroup, 'choices'>): string {
  const whole = hasOwnName(thing) ? filmGroups.ownName(thing.name, classOf(thing)) : thingName(thing)
  return paint ? filmGroups.painted(whole, paintChoice.paints[paint]) : whole
}

/** `Front (10.9 to 13.2 m²)`; a window's films differ by their names. */
function inBrief(film: FilmUrl): string {
  const line = describeLine(film)
  if (!line || line.kind === 'tint') return line?.listed ?? ''
  return `${line.listed} (${line.measure})`
}

function priceOfFilm(film: FilmUrl, prices: PriceList) {
  const line = readLine(film)
  return line ? priceOf(line, prices) : undefined
}

type Sum = {
  head: string
  /** Empty while no film has both a price and nothing to choose. */
  figure: string
  /** What the figure is for, and what it leaves out; empty if it is for all. */
  parts: string
  terms: string
}

/** What the films cost that have a price and no alternative; `null` without any price. A single film needs no heading. */
function sumOf(quote: Films, prices: PriceList | null): Sum | null {
  if (!prices) return null
  const films = quote.filter(readLine)
  const all = sumOfLines(films.map((film) => priceOfFilm(film, prices)))
  if (!all) return null
  const choices = groupFilms(films).flatMap((group) => group.choices)
  const open = choices.filter((choice) => choice.length > 1)
  const certain = choices.flatMap((choice) => (choice.length === 1 ? choice : []))
  const counted = certain.filter((film) => priceOfFilm(film, prices))
  const unpriced = films.filter((film) => !priceOfFilm(film, prices))
  const isWhole = counted.length === films.length
  const sum = sumOfLines(counted.map((film) => priceOfFilm(film, prices)))
  return {
    head: films.length === 1 ? '' : isWhole ? texts.count(films.length) : sum ? texts.soFar : texts.noneYet,
    figure: sum && films.length > 1 ? formatRange(sum.total, linePrice.short) : '',
    parts: isWhole
      ? ''
      : [
          sum && texts.of(counted.length, films.length),
          open.length > 0 && texts.stillOpen(open.map(choiceName)),
          unpriced.length > 0 && texts.byShop(unpriced.map((film) => describeLine(film)?.grouped ?? '')),
        ]
          .filter(Boolean)
          .join(' '),
    terms: texts.terms(formatMonth(all.asOf.slice(0, 7)), prices.tax),
  }
}
