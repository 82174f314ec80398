'use client'

import { CopyButton } from '@/components/ui/copy-button'
import { isCouponExpired } from '@/lib/account/coupon'
import { coupons } from '@/lib/account/sample'
import { useToday } from '@/lib/account/use-today'
import cards from './cards.module.scss'
import styles from './coupons.module.scss'
import { ShownDate } from './shown-date'

export function Coupons() {
  const today = useToday()
  return (
    <ul className={cards.cards}>
      {coupons.map(({ code, desc, expires }) => {
        const isExpired = today !== undefined && isCouponExpired(expires, today)
        return (
          <li className={`${styles.coupon} ${isExpired ? styles.expired : ''}`} key={code}>
            <div className={styles.stub}>
              <code>{code}</code>
            </div>
            <div className={styles.what}>
              <p>{desc}</p>
              <p>
                {isExpired ? 'Expired on ' : 'Expires '}
                <ShownDate date={expires} />
              </p>
            </div>
            {isExpired ? (
              <span className="badge text-bg-secondary">Expired</span>
            ) : (
              <CopyButton text={code} label="Copy" name={`Copy code ${code}`} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
