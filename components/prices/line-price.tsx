import { type ReactNode, useEffect, useRef } from 'react'
import { dashed } from '@/components/ui/in-units'
import { announce } from '@/lib/announcements/announcements'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { formatMonth } from '@/lib/config/dates'
import { formatPrice } from '@/lib/config/price'
import { linePrice as texts } from '@/lib/content/prices'
import { coveringPrice, type PricedLine, priceOf } from '@/lib/prices/line-prices'
import type { PriceList, PriceRange } from '@/lib/prices/prices'
import { usePrices } from '@/lib/prices/use-prices'

type Props = {
  /** `null` if nothing is chosen. */
  line: PricedLine | null
  /** What was chosen, such as `Front, on a sedan`. The quote has it as a heading. */
  title?: string
  place: 'tool' | 'sheet' | 'quote'
  /** A link that chooses these parts in the tool. */
  linkTo?: (parts: readonly string[], words: string) => ReactNode
  /** For the box of a tool: a separate style sheet would be loaded with the quote as well. */
  className?: string | undefined
}

/** The shop's price for a choice. A shop without prices shows nothing; a shop without this price shows a sentence instead. */
export function LinePrice({ line, title = '', place, linkTo, className = '' }: Props) {
  const prices = usePrices()
  if (!prices) return null
  const price = line ? priceOf(line, prices) : undefined
  if (place === 'quote')
    return price ? (
      <span className="numeric">{formatRange(price.range, texts.short)}</span>
    ) : (
      <span className="fw-normal text-body-secondary">{texts.noneYet}</span>
    )
  if (!line || prices[line.kind].length === 0) return null

  const subject = texts.subject(title)
  const figure = price ? formatRange(price.range, texts.range) : texts.none
  const terms = price && texts.terms(formatMonth(price.asOf.slice(0, 7)), prices.tax)
  if (place === 'sheet')
    return <p className="mt-2 mb-0 numeric">{`${subject} ${figure}${terms ? ` ${terms}` : '.'}`}</p>
  return (
    <div className="scripted">
      <p className={`m-0 fs-sm ${className}`}>
        <b>
          {subject} <span className="numeric">{figure}</span>
        </b>
        {terms ? ` ${terms}` : '. '}
        {!price && <Instead line={line} prices={prices} linkTo={linkTo} />}
      </p>
      <Announced text={`${subject} ${figure}.`} />
      {price?.includes && (
        <details>
          <summary className="act d-inline-flex align-items-center min-h-target">{texts.includes}</summary>
          <ul className="mb-0">
            {price.includes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type PackagePriceProps = {
  line: PricedLine | null
  /** Whether it is a cell of a table. */
  isFigure?: boolean
}

/** The shop's price of a package; nothing without one. */
export function PackagePrice({ line, isFigure = false }: PackagePriceProps) {
  const prices = usePrices()
  const price = prices && line ? priceOf(line, prices) : undefined
  if (!price) return null
  const [from, to] = money(price.range)
  return (
    <span className={`d-block fs-xs numeric ${isFigure ? '' : 'fw-normal'}`}>
      {isFigure ? dashed(breakable(from), breakable(to)) : texts.short(from, to)}
    </span>
  )
}

/** A narrow column may break after the code of a currency, as in "USD 680". */
const breakable = (price: string) => price.replaceAll('\u00a0', ' ')

const money = ([from, to]: PriceRange) => [formatPrice(from / 100), formatPrice(to / 100)] as const

export const formatRange = (range: PriceRange, words: (from: string, to: string) => string) =>
  words(...money(range))

type InsteadProps = { line: PricedLine; prices: PriceList; linkTo: Props['linkTo'] }

/** Offers the smallest package with a price that covers the choice. */
function Instead({ line, prices, linkTo }: InsteadProps) {
  const other = coveringPrice(line, prices)
  if (!other || !linkTo) return texts.ask
  return (
    <>
      {texts.orSee} {linkTo(other.parts, texts.other(other.name, formatRange(other.range, texts.range)))}.
    </>
  )
}

/** Announces a change together with the tool's other results. */
function Announced({ text }: { text: string }) {
  // While hydrating, the query and the units are not read yet: a change that they cause is not the visitor's choice.
  const isRead = useBrowserValue(() => true)
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (!isRead) return
    if (last.current !== undefined && last.current !== text) announce('price', () => text)
    last.current = text
  }, [text, isRead])
  return null
}
