import { formatMonth } from '@/lib/config/dates'
import { formatPrice } from '@/lib/config/price'
import { filmSum as sumTexts, filmPrice as texts } from '@/lib/content/quote'
import { describeLine, lineText } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/quote/quote'
import type { PriceRange } from '@/lib/workshop/price-list'
import { linePrice, sumOfLines } from '@/lib/workshop/quote-prices'
import { shownPrices } from '@/lib/workshop/shown-prices'

// Films with the shop's prices, on the screen and in messages. A build without prices leaves all of this out.

type Films = readonly FilmUrl[]

function priceOf(film: FilmUrl) {
  const prices = shownPrices()
  const line = readLine(film)
  return prices && line ? linePrice(line, prices) : undefined
}

const written = ([from, to]: PriceRange, words: (from: string, to: string) => string) =>
  words(formatPrice(from / 100), formatPrice(to / 100))

/** `$1,150 to $1,400`; `null` without a price. */
function priceText(film: FilmUrl): string | null {
  const price = priceOf(film)
  return price ? written(price.range, texts.range) : null
}

type Sum = { head: string; figure: string; isTotal: boolean; terms: string }

/** What the films cost together, or which of them have no price; `null` if none has one. A single film needs no heading. */
function sumOf(quote: Films): Sum | null {
  const films = quote.filter(readLine)
  const sum = sumOfLines(films.map(priceOf))
  if (!sum) return null
  const terms = sumTexts.terms(formatMonth(sum.asOf.slice(0, 7)), shownPrices()?.tax)
  if (sum.total) {
    const head = films.length > 1 ? sumTexts.count(films.length) : ''
    return { head, figure: written(sum.total, sumTexts.range), isTotal: true, terms }
  }
  const unpriced = films.filter((film) => !priceOf(film))
  return {
    head: sumTexts.noTotal(unpriced.map((film) => describeLine(film)?.title ?? '')),
    figure: sumTexts.priced(films.length - unpriced.length, films.length),
    isTotal: false,
    terms,
  }
}

/** At the right of a film's title. */
export function FilmPrice({ film }: { film: FilmUrl }) {
  if (!shownPrices()) return null
  const price = priceText(film)
  return price ? (
    <span className="numeric">{price}</span>
  ) : (
    <span className="fw-normal text-body-secondary">{texts.none}</span>
  )
}

/** Below the films of a quote. */
export function FilmSum({ films }: { films: Films }) {
  const sum = sumOf(films)
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
      <p className="m-0 text-body-secondary fs-sm">{sum.isTotal ? sum.terms : sumTexts.andAsk(sum.terms)}</p>
    </div>
  )
}

/** The films as entries of a message; the last entry is their sum. */
export function pricedTexts(films: Films): readonly string[] {
  const sum = sumOf(films)
  const each = films.map((film) => {
    const text = lineText(film)
    return text && shownPrices() ? texts.inMessage(text, priceText(film)) : text
  })
  return [...each, sum && sumTexts.inMessage(sum.head, sum.isTotal ? sum.figure : '', sum.terms)].filter(
    (text) => text !== null,
  )
}
