import { formatRange } from '@/components/prices/line-price'
import { formatMonth } from '@/lib/config/dates'
import { linePrice } from '@/lib/content/prices'
import { filmGroups, filmSum as texts } from '@/lib/content/quote'
import { listOf } from '@/lib/content/words'
import { describeLine, labelOf, lineText } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { isNumber, shownName } from '@/lib/films/vehicle-name'
import { priceOf, sumOfLines } from '@/lib/prices/line-prices'
import type { PriceList } from '@/lib/prices/prices'
import { usePrices } from '@/lib/prices/use-prices'
import { groupFilms, setsOf, type Thing } from '@/lib/quote/groups'

type Films = readonly FilmUrl[]

/** Below the films of a quote. */
export function FilmSum({ films }: { films: Films }) {
  const sum = sumOf(films, usePrices())
  if (!sum) return null
  return (
    <div className="py-3 border-top">
      {sum.head && (
        <p className="d-flex flex-wrap column-gap-3 align-items-baseline justify-content-between mb-1 fw-semibold">
          {sum.head}{' '}
          <span className={`numeric ${sum.isTotal ? 'fs-xl' : 'fw-normal text-body-secondary fs-sm'}`}>
            {sum.figure}
          </span>
        </p>
      )}
      <p className="m-0 text-body-secondary fs-sm">
        {sum.isTotal || sum.figure === '' ? sum.terms : texts.andAsk(sum.terms)}
      </p>
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
    const { or } = filmGroups
    const name = thingLabel(thing)
    const items = choices.flatMap((choice) => {
      const each = choice.map(textOf).filter((text) => text !== null)
      if (choice.length === 1) return each.map((text) => `- ${text}`)
      const sets = setsOf(choice).map((set) => set.map(inBrief).join(' + '))
      return [`- ${sets.join(` ${or} `)}`, ...each.map((text) => `  ${text}`)]
    })
    return [`${name}:`, ...items]
  })
  const said = groups.filter((lines) => lines.length > 1).flat()
  return sum ? [...said, `- ${texts.inMessage(sum.head, sum.isTotal ? sum.figure : '', sum.terms)}`] : said
}

/** The films as lines with nothing but their names. */
export const briefTexts = (films: Films): readonly string[] =>
  groupFilms(films.filter(readLine)).flatMap(({ choices, ...thing }) => [
    `${thingLabel(thing)}:`,
    ...choices.map((choice) => {
      const sets = setsOf(choice).map((set) =>
        set.map((film) => describeLine(film)?.grouped ?? '').join(' + '),
      )
      return `- ${sets.join(` ${filmGroups.or} `)}`
    }),
  ])

/** One line for each vehicle or boat. */
export const countTexts = (films: Films): readonly string[] =>
  groupFilms(films.filter(readLine)).map(
    ({ choices, ...thing }) => `${thingLabel(thing)}: ${filmGroups.filmCount(choices.flat().length)}`,
  )

/** `White Civic (Sedan)`, or `Sedan` */
function thingLabel({ kind, vehicle, name }: Thing): string {
  const label = labelOf(kind === 'boat' ? kind : vehicle)
  if (!name || isNumber(name)) return shownName(name, label) || label
  return filmGroups.ownName(name, label)
}

/** `Front (10.9 to 13.2 m²)` */
function inBrief(film: FilmUrl): string {
  const line = describeLine(film)
  return line ? `${line.grouped} (${line.measure})` : ''
}

function priceOfFilm(film: FilmUrl, prices: PriceList) {
  const line = readLine(film)
  return line ? priceOf(line, prices) : undefined
}

type Sum = { head: string; figure: string; isTotal: boolean; terms: string }

/** What the films cost together, or which of them have no price; `null` if none has one. A single film needs no heading. */
function sumOf(quote: Films, prices: PriceList | null): Sum | null {
  if (!prices) return null
  const films = quote.filter(readLine)
  const open = groupFilms(films)
    .flatMap(({ choices }) => choices)
    .find((choice) => choice.length > 1)
  const found = films.map((film) => priceOfFilm(film, prices))
  const sum = sumOfLines(found)
  if (!sum) return null
  const terms = texts.terms(formatMonth(sum.asOf.slice(0, 7)), prices.tax)
  if (open) {
    const titles = listOf(open.map((film) => describeLine(film)?.grouped ?? ''))
    return { head: texts.notChosen(titles), figure: '', isTotal: false, terms }
  }
  if (sum.total) {
    const head = films.length > 1 ? texts.count(films.length) : ''
    return { head, figure: formatRange(sum.total, linePrice.range), isTotal: true, terms }
  }
  const unpriced = films.filter((_, i) => !found[i])
  return {
    head: texts.noTotal(unpriced.map((film) => describeLine(film)?.title ?? '')),
    figure: texts.priced(films.length - unpriced.length, films.length),
    isTotal: false,
    terms,
  }
}
