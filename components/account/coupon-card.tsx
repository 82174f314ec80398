import { useRef } from 'react'
import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import { CopyButton } from '@/components/ui/copy-button'
import { focusAfter } from '@/components/ui/focus'
import { IntentLink } from '@/components/ui/intent-link'
import type { Coupon } from '@/lib/account/coupon'
import { announce } from '@/lib/announcements/announcements'
import { couponStore } from '@/lib/quote/coupon-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './coupons.module.scss'
import { ShownDate } from './shown-date'

type Props = { coupon: Coupon; isExpired: boolean }

export function CouponCard({ coupon: { code, desc, expires }, isExpired }: Props) {
  const actions = useRef<HTMLDivElement>(null)
  const isInQuote = useStoredValue(couponStore)?.code === code

  function add() {
    // The link replaces the button that had the focus.
    focusAfter(
      () => couponStore.set({ code, desc }),
      () => actions.current?.querySelector('a'),
    )
    announce('quote', () => `Coupon ${code} added to your quote.`)
  }

  return (
    <li className={`${styles.coupon} ${isExpired ? styles.expired : ''}`}>
      <div className={styles.stub}>
        <code>{code}</code>
      </div>
      <div className={styles.what}>
        <p>{desc}</p>
        <p>
          {isExpired ? 'Expired on ' : 'Expires '}
          <ShownDate date={expires} />
        </p>
        {!isExpired && <p>Mention it in your quote.</p>}
      </div>
      <div className={styles.actions} ref={actions}>
        {isExpired && (
          <Badge bg="" className="text-bg-secondary">
            Expired
          </Badge>
        )}
        {!isExpired && isInQuote && (
          <IntentLink className="btn btn-primary" href="/contact">
            View quote
          </IntentLink>
        )}
        {!isExpired && !isInQuote && (
          <Button aria-label={`Add to my quote: ${code}`} onClick={add}>
            Add to my quote
          </Button>
        )}
        {!isExpired && <CopyButton text={code} label="Copy" name={`Copy code ${code}`} />}
      </div>
    </li>
  )
}
