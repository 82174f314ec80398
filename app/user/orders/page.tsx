import '@/app/styles/tables.scss'

import { OrdersTable } from '@/components/account/orders'
import { AccountHeading } from '@/components/account/side-menu'
import { orders } from '@/lib/account/sample'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/orders')

export default function OrdersPage() {
  return (
    <>
      <AccountHeading />
      <OrdersTable orders={orders} />
    </>
  )
}
