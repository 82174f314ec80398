import type { Metadata } from 'next'
import { Counters } from '@/components/account/counters'
import { OrdersTable } from '@/components/account/orders-table'
import { orders } from '@/lib/account/sample'

export const metadata: Metadata = { title: 'Overview' }

export default function OverviewPage() {
  return (
    <>
      <h1>Overview</h1>
      <Counters />
      <h2 className="h3">Latest order</h2>
      <OrdersTable orders={[orders[0]]} />
    </>
  )
}
