import { Coupons } from '@/components/account/coupons'
import { AccountSection } from '@/components/account/sections'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/coupons')

export default function CouponsPage() {
  return (
    <AccountSection route="/user/coupons">
      <Coupons />
    </AccountSection>
  )
}
