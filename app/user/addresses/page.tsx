import { Addresses } from '@/components/account/addresses'
import { AccountHeading } from '@/components/account/side-menu'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/addresses')

export default function AddressesPage() {
  return (
    <>
      <AccountHeading />
      <Addresses />
    </>
  )
}
