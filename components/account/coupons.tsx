'use client'

import { useState } from 'react'
import { isCouponExpired } from '@/lib/account/coupon'
import { coupons } from '@/lib/account/sample'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import styles from './account.module.scss'
import { CouponCard } from './coupon-card'

export function Coupons() {
  const [opened] = useState(() => new Date())
  const today = useBrowserValue(() => opened)
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
