import type { Metadata } from 'next'
import { Addresses } from '@/components/account/addresses'

export const metadata: Metadata = { title: 'Addresses' }

export default function AddressesPage() {
  return (
    <>
      <h1>Addresses</h1>
      <Addresses />
    </>
  )
}
