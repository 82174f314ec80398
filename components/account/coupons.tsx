'use client'

import { useState, useSyncExternalStore } from 'react'
import { isCouponExpired } from '@/lib/account/coupon'
import { coupons } from '@/lib/account/sample'
import styles from './account.module.scss'
import { CouponCard } from './coupon-card'

const never = () => () => {}
const notReadYet = () => undefined

/** The time at which the section was opened; `undefined` in the exported HTML, which may be old. */
function useToday(): Date | undefined {
  const [today] = useState(() => new Date())
  return useSyncExternalStore<Date | undefined>(never, () => today, notReadYet)
}

export function Coupons() {
  const today = useToday()
  return (
    <ul className={`list-unstyled d-grid gap-3 m-0 ${styles.pair}`}>
      {coupons.map((coupon) => (
        <CouponCard
          key={coupon.code}
          coupon={coupon}
          isExpired={today !== undefined && isCouponExpired(coupon.expires, today)}
        />
      ))}
    </ul>
  )
}
