import { AccountSection } from '@/components/account/sections'
import { Wishlist } from '@/components/account/wishlist'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/wishlist')

export default function WishlistPage() {
  return (
    <AccountSection route="/user/wishlist">
      <Wishlist />
    </AccountSection>
  )
}
