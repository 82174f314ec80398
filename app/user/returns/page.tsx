import { AccountSection } from '@/components/account/account-section'
import { PastReturns } from '@/components/account/past-returns'
import { Empty } from '@/components/ui/empty'
import { IntentLink } from '@/components/ui/intent-link'
import { metadataOf } from '@/lib/config/metadata'
import { returnSteps } from '@/lib/content/account/help'

export const metadata = metadataOf('/user/returns')

export default function ReturnsPage() {
  return (
    <AccountSection route="/user/returns">
      <Empty>
        <p className="h3">You don’t have any active returns.</p>
        <p>When you start one, it appears here.</p>
        <IntentLink className="btn btn-line" href="/user/orders">
          View orders
        </IntentLink>
      </Empty>
      <h2 className="h3">How to start a return</h2>
      <ol>
        {returnSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <IntentLink href="/user/support">Contact support</IntentLink>
      </p>
      <h2 className="h3">Past returns</h2>
      <PastReturns />
    </AccountSection>
  )
}
