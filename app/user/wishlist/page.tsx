import { AccountHeading } from '@/components/account/side-menu'
import { Wishlist } from '@/components/account/wishlist'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/wishlist')

export default function WishlistPage() {
  return (
    <>
      <AccountHeading />
      <Wishlist />
    </>
  )
}
