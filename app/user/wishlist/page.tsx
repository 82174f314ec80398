import { AccountSection } from '@/components/account/account-section'
import { Wishlist } from '@/components/account/wishlist'
import { accountMetadata } from '@/lib/content/account'

export const metadata = accountMetadata('/user/wishlist')

export default function WishlistPage() {
  return (
    <AccountSection route="/user/wishlist">
      <Wishlist />
    </AccountSection>
  )
}
