import { Addresses } from '@/components/account/addresses'
import { AccountSection } from '@/components/account/sections'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/addresses')

export default function AddressesPage() {
  return (
    <AccountSection route="/user/addresses">
      <Addresses />
    </AccountSection>
  )
}
