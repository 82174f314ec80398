'use client'

import { IntentLink } from '@/components/ui/intent-link'
import { counters } from '@/lib/account/sample'
import { counters as texts } from '@/lib/content/account/orders'
import styles from './orders-table.module.scss'

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
        <div key={name} className={`sheet-card px-3 py-3-half ${styles.counter}`}>
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
