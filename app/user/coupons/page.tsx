import { AccountSection } from '@/components/account/account-section'
import { Coupons } from '@/components/account/coupons'
import { accountMetadata } from '@/lib/content/account'

export const metadata = accountMetadata('/user/coupons')

export default function CouponsPage() {
  return (
    <AccountSection route="/user/coupons">
      <Coupons />
    </AccountSection>
  )
}
