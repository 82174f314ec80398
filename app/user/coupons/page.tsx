import { Coupons } from '@/components/account/coupons'
import { AccountHeading } from '@/components/account/side-menu'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/coupons')

export default function CouponsPage() {
  return (
    <>
      <AccountHeading />
      <Coupons />
    </>
  )
}
