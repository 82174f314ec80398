import Card from 'react-bootstrap/Card'
import { AccountSection } from '@/components/account/account-section'
import cards from '@/components/account/cards.module.scss'
import { CommonQuestions } from '@/components/account/common-questions'
import { SupportForm } from '@/components/enquiry/support-form'
import { metadataOf } from '@/lib/config/metadata'
import { site } from '@/lib/content/site'

export const metadata = metadataOf('/user/support')

export default function SupportPage() {
  return (
    <AccountSection route="/user/support">
      <div className={cards.cards}>
        <Card body>
          <h2 className="h4">By phone</h2>
          <p>One number for all three product lines.</p>
          <a className="numeric" href={site.phoneHref}>
            PBX {site.phone}
          </a>
        </Card>
        <Card body>
          <h2 className="h4">By email</h2>
          <p>Please include your order number.</p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </Card>
      </div>
      <h2 className="h3">Common questions</h2>
      <CommonQuestions />
      <h2 className="h3">Ask us</h2>
      <Card body>
        <SupportForm />
      </Card>
    </AccountSection>
  )
}
