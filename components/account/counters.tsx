'use client'

import Card from 'react-bootstrap/Card'
import { IntentLink } from '@/components/ui/intent-link'
import { counters } from '@/lib/account/sample'
import styles from './counters.module.scss'

const entries = [
  { label: 'Orders', href: '/user/orders', count: counters.orders },
  { label: 'Returns', href: '/user/returns', count: counters.returns },
  { label: 'Coupons', href: '/user/coupons', count: counters.coupons },
  { label: 'Points', href: null, count: counters.points },
] as const

export function Counters() {
  return (
    <dl className={styles.counters}>
      {entries.map(({ label, href, count }) => (
        <Card key={label}>
          <dt>{href ? <IntentLink href={href}>{label}</IntentLink> : label}</dt>
          <dd className="numeric">{count}</dd>
        </Card>
      ))}
    </dl>
  )
}
