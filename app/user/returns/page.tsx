import '@/app/styles/tables.scss'

import { PastReturns } from '@/components/account/counters'
import { AccountHeading } from '@/components/account/side-menu'
import { Empty } from '@/components/ui/empty'
import { IntentLink } from '@/components/ui/links'
import { metadataOf } from '@/lib/config/metadata'
import { returnsPage as texts } from '@/lib/content/account'

export const metadata = metadataOf('/user/returns')

export default function ReturnsPage() {
  return (
    <>
      <AccountHeading />
      <Empty heading={texts.none} text={texts.hint}>
        <IntentLink className="btn btn-line" href="/user/orders">
          {texts.viewOrders}
        </IntentLink>
      </Empty>
      <h2 className="h3 mt-5">{texts.howToHeading}</h2>
      <ol>
        {Object.entries(texts.steps).map(([id, step]) => (
          <li key={id}>{step}</li>
        ))}
      </ol>
      <p>
        <IntentLink href="/user/support">{texts.contactSupport}</IntentLink>
      </p>
      <h2 className="h3 mt-5">{texts.pastHeading}</h2>
      <PastReturns />
    </>
  )
}
