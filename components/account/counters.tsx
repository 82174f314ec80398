'use client'

import Table from 'react-bootstrap/Table'
import { IntentLink } from '@/components/ui/links'
import type { AddressText } from '@/lib/account/address'
import { counters, pastReturns } from '@/lib/account/sample'
import { formatDateIn, settingsStore } from '@/lib/account/settings-store'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { pastReturns as pastReturnsTexts, counters as texts } from '@/lib/content/account'
import { LOCALE } from '@/lib/content/words'
import styles from './account.module.scss'

const entries = [
  { name: 'orders', href: '/user/orders' },
  { name: 'returns', href: '/user/returns' },
  { name: 'coupons', href: '/user/coupons' },
  { name: 'points', href: null },
] as const

export function Counters() {
  return (
    <dl className={`d-grid gap-2-half gap-md-3 m-0 ${styles.counters}`}>
      {entries.map(({ name, href }) => (
        <div key={name} className={`sheet-card px-2-half px-sm-3 py-3-half ${styles.counter}`}>
          <dt className="text-body-secondary fw-medium">
            {href ? (
              <IntentLink className="stretched-link text-reset text-decoration-none" href={href}>
                {texts[name]}
              </IntentLink>
            ) : (
              texts[name]
            )}
          </dt>
          <dd className={`numeric mt-1 mb-0 fw-semibold fs-3xl lh-1 ${styles.figure}`}>{counters[name]}</dd>
        </div>
      ))}
    </dl>
  )
}

const COLUMNS = ['return', 'order', 'item', 'started', 'refunded'] as const

export function PastReturns() {
  return (
    <div className="sheet-card table-card">
      <Table className="table-stacked">
        <caption className="visually-hidden">{pastReturnsTexts.caption}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {pastReturnsTexts[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pastReturns.map(({ id, order, item, started, refunded }) => (
            <tr key={id}>
              <th className="numeric" scope="row">
                {id}
              </th>
              <td className="numeric" data-label={pastReturnsTexts.order}>
                {order}
              </td>
              <td data-label={pastReturnsTexts.item}>{item}</td>
              <td data-label={pastReturnsTexts.started}>
                <ShownDate date={started} />
              </td>
              <td data-label={pastReturnsTexts.refunded}>
                <ShownDate date={refunded} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** Formats the date in the visitor's chosen date language. */
export function ShownDate({ date }: { date: string }) {
  const language = useStoredValue(settingsStore)?.dateLanguage ?? LOCALE
  return (
    <time className="numeric" dateTime={date} lang={language}>
      {formatDateIn(date, language)}
    </time>
  )
}

export function AddressLines({ address: { name, line1, city, zip, phone } }: { address: AddressText }) {
  return (
    <address className="mb-3-half">
      {name}
      <br />
      {line1}
      <br />
      {city}, <span className="numeric">{zip}</span>
      {phone && (
        <>
          <br />
          <span className="numeric">{phone}</span>
        </>
      )}
    </address>
  )
}
