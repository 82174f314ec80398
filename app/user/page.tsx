import '@/app/styles/tables.scss'

import { Counters } from '@/components/account/counters'
import { OrdersTable } from '@/components/account/orders'
import { AccountHeading } from '@/components/account/side-menu'
import { orders } from '@/lib/account/sample'
import { metadataOf } from '@/lib/config/metadata'
import { overviewPage as texts } from '@/lib/content/account'

export const metadata = metadataOf('/user')

export default function OverviewPage() {
  return (
    <>
      <AccountHeading />
      <Counters />
      <h2 className="h3 mt-5">{texts.latestOrder}</h2>
      <OrdersTable orders={[orders[0]]} />
    </>
  )
}
