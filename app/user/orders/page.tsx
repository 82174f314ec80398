import type { Metadata } from 'next'
import { OrdersTable } from '@/components/account/orders-table'
import { orders } from '@/lib/account/sample'

export const metadata: Metadata = { title: 'Orders' }

export default function OrdersPage() {
  return (
    <>
      <h1>Orders</h1>
      <OrdersTable orders={orders} />
    </>
  )
}
