import '@/app/styles/tables.scss'

import { OrdersTable } from '@/components/account/orders'
import { orders } from '@/lib/account/sample'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/user/orders')

export default function OrdersPage() {
  return <OrdersTable orders={orders} />
}
