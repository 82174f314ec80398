'use client'

import Card from 'react-bootstrap/Card'
import { IntentLink } from '@/components/ui/intent-link'
import { counters } from '@/lib/account/sample'
import { counters as texts } from '@/lib/content/account/orders'
import styles from './counters.module.scss'

const entries = [
  { name: 'orders', href: '/user/orders' },
  { name: 'returns', href: '/user/returns' },
  { name: 'coupons', href: '/user/coupons' },
  { name: 'points', href: null },
] as const

export function Counters() {
  return (
    <dl className={styles.counters}>
      {entries.map(({ name, href }) => (
        <Card key={name}>
          <dt>{href ? <IntentLink href={href}>{texts[name]}</IntentLink> : texts[name]}</dt>
          <dd className="numeric">{counters[name]}</dd>
        </Card>
      ))}
    </dl>
  )
}
