import type { Metadata } from 'next'
import { Coupons } from '@/components/account/coupons'

export const metadata: Metadata = { title: 'Coupons' }

export default function CouponsPage() {
  return (
    <>
      <h1>Coupons</h1>
      <Coupons />
    </>
  )
}
