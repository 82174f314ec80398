import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { formatMonth } from '@/lib/config/dates'
import { formatPrice } from '@/lib/config/price'
import { linePrice as texts } from '@/lib/content/prices'
import { capitalized } from '@/lib/content/words'
import { coveringPrice, type PricedLine, priceOf } from '@/lib/prices/line-prices'
import type { PriceList, PriceRange } from '@/lib/prices/prices'
import { usePrices } from '@/lib/prices/use-prices'

/** The shop's price for a film of the quote. Without a price list it shows nothing, and without this price “price on request”. */
export function LinePrice({ line }: { line: PricedLine | null }) {
  const prices = usePrices()
  if (!prices) return null
  const price = line ? priceOf(line, prices) : undefined
  return price ? (
    <span className="numeric">{formatRange(price.range, texts.short)}</span>
  ) : (
    <span className="fw-normal text-body-secondary">{texts.noneYet}</span>
  )
}

/** In a tool, next to what the choice comes to. A change is announced with what was chosen. */
export function ToolPrice({ line, title }: { line: PricedLine | null; title: string }) {
  const prices = usePrices()
  if (!line || !prices || prices[line.kind].length === 0) return null
  const price = priceOf(line, prices)
  const figure = price ? formatRange(price.range, texts.range) : texts.none
  return (
    <>
      {price && <span className="d-block numeric scripted">{formatRange(price.range, texts.short)}</span>}
      <Announced text={`${texts.subject(title)} ${figure}.`} />
    </>
  )
}

type TermsProps = {
  line: PricedLine | null
  /** A link that chooses these parts in the tool. */
  linkTo?: (parts: readonly string[], words: string) => ReactNode
  /** What else there is to say about the choice. */
  children?: ReactNode
}

/** Below the price of a tool: its terms, and what it includes; or the way to one. */
export function PriceTerms({ line, linkTo, children }: TermsProps) {
  const prices = usePrices()
  const isPriced = line && prices && prices[line.kind].length > 0
  const price = isPriced ? priceOf(line, prices) : undefined
  return (
    <>
      {price && prices && (
        <span className="scripted">{texts.toolTerms(formatMonth(price.asOf.slice(0, 7)), prices.tax)} </span>
      )}
      {isPriced && !price && (
        <span className="scripted d-print-none">
          {capitalized(texts.none)}. <Instead line={line} prices={prices} linkTo={linkTo} />{' '}
        </span>
      )}
      {children}
      {price?.includes && (
        <details className="scripted">
          <summary className="act d-inline-flex align-items-center min-h-target">{texts.includes}</summary>
          <ul className="mb-0">
            {price.includes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** The shop's price of a package; nothing without one. `end` follows it. */
export function PackagePrice({ line, end = '' }: { line: PricedLine | null; end?: string }) {
  const prices = usePrices()
  const price = prices && line ? priceOf(line, prices) : undefined
  return price ? <span className="numeric">{`${formatRange(price.range, texts.short)}${end}`}</span> : null
}

const money = ([from, to]: PriceRange) => [formatPrice(from / 100), formatPrice(to / 100)] as const

export const formatRange = (range: PriceRange, words: (from: string, to: string) => string) =>
  words(...money(range))

type InsteadProps = { line: PricedLine; prices: PriceList; linkTo: TermsProps['linkTo'] }

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
