'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { onReturn, useBrowserValue } from '@/lib/browser/use-browser-value'
import { formatMonth, localDay } from '@/lib/config/dates'
import { plainPrice } from '@/lib/config/price'
import { priceBox as texts } from '@/lib/content/workshop'
import type { Dated, PriceRange } from '@/lib/workshop/price-list'
import styles from './price-box.module.scss'

export const formatPriceRange = ([from, to]: PriceRange) =>
  texts.range(plainPrice.format(from / 100), plainPrice.format(to / 100))

/** The visitor's day. */
const useToday = () => useBrowserValue(localDay, onReturn)

/** The prices of the exported HTML, then those that are current on the visitor's day. */
export function useCurrent<Price extends Dated>(prices: readonly Price[]): readonly Price[] {
  const today = useToday() ?? ''
  return prices.filter(({ until }) => until >= today)
}

type Props = {
  /** What was chosen, such as `Front, on a sedan`. */
  choice: string
  price: Dated | undefined
  tax: 'included' | 'added' | undefined
  /** A link to a choice that has a price. */
  other?: ReactNode
}

/** One paragraph, read as one sentence; announced together with the tool's other results. */
export function PriceBox({ choice, price, tax, other }: Props) {
  const subject = texts.subject(choice)
  const figure = price ? formatPriceRange(price.range) : texts.none
  const said = `${subject} ${figure}.`
  // While hydrating, the query and the units are not read yet: a change that they cause is not the visitor's choice.
  const isRead = useToday() !== undefined
  const lastSaid = useRef<string>(undefined)
  useEffect(() => {
    if (!isRead) return
    if (lastSaid.current !== undefined && lastSaid.current !== said) announce('price', () => said)
    lastSaid.current = said
  }, [said, isRead])

  return (
    <div className="scripted">
      <p className={`m-0 p-2-half rounded-1 ${styles.box}`} data-none={!price || undefined}>
        {subject} <b className="d-block fw-semibold fs-xl numeric">{figure}</b>{' '}
        {price ? (
          texts.terms(formatMonth(price.asOf.slice(0, 7)), tax)
        ) : other ? (
          <>
            {texts.orSee} {other}.
          </>
        ) : (
          texts.ask
        )}
      </p>
      {price?.includes && (
        <details>
          <summary className={`d-inline-flex align-items-center min-h-target ${styles.more}`}>
            {texts.includes}
          </summary>
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
