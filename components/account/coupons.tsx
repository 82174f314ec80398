'use client'

import { isCouponExpired } from '@/lib/account/coupon'
import { coupons } from '@/lib/account/sample'
import { useToday } from '@/lib/account/use-today'
import cards from './cards.module.scss'
import { CouponCard } from './coupon-card'

export function Coupons() {
  const today = useToday()
  return (
    <ul className={cards.cards}>
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
