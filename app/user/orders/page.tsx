import { AccountSection } from '@/components/account/account-section'
import { OrdersTable } from '@/components/account/orders-table'
import { orders } from '@/lib/account/sample'
import { accountMetadata } from '@/lib/content/account'

export const metadata = accountMetadata('/user/orders')

export default function OrdersPage() {
  return (
    <AccountSection route="/user/orders">
      <OrdersTable orders={orders} />
    </AccountSection>
  )
}
