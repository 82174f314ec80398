import { Coupons } from '@/components/account/coupons'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/coupons')

export default function CouponsPage() {
  return <Coupons />
}
