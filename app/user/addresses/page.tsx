import { AccountSection } from '@/components/account/account-section'
import { Addresses } from '@/components/account/addresses'
import { accountMetadata } from '@/lib/content/account'

export const metadata = accountMetadata('/user/addresses')

export default function AddressesPage() {
  return (
    <AccountSection route="/user/addresses">
      <Addresses />
    </AccountSection>
  )
}
