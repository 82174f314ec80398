import { Addresses } from '@/components/account/addresses'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/addresses')

export default function AddressesPage() {
  return <Addresses />
}
