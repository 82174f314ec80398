import { CommonQuestions } from '@/components/account/common-questions'
import { AccountHeading } from '@/components/account/side-menu'
import { SupportForm } from '@/components/enquiry/support-form'
import { IntentLink } from '@/components/ui/links'
import { metadataOf } from '@/lib/config/metadata'
import { supportPage as texts } from '@/lib/content/account'
import { warrantyPage } from '@/lib/content/appointment'
import { phoneAndEmail } from '@/lib/content/enquiry'
import { site } from '@/lib/content/facts/site'
import { telephoneLink } from '@/lib/url/telephone-link'

export const metadata = metadataOf('/user/support')

export default function SupportPage() {
  return (
    <>
      <AccountHeading />
      <div className="d-grid gap-3 cols-1 cols-md-2">
        <div className="sheet-card p-4">
          <h2 className="h4">{phoneAndEmail.byPhone}</h2>
          <p>{phoneAndEmail.oneNumber}</p>
          <a className="numeric" href={telephoneLink(site.phone)}>
            {phoneAndEmail.phone}
          </a>
        </div>
        <div className="sheet-card p-4">
          <h2 className="h4">{phoneAndEmail.byEmail}</h2>
          <p>{texts.mailHint}</p>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </div>
      </div>
      <h2 className="h3 mt-5">{texts.questionsHeading}</h2>
      <CommonQuestions />
      <p className="mt-3">
        <IntentLink href="/appointment#after-title">{warrantyPage.heading}</IntentLink>
      </p>
      <h2 className="h3 mt-5">{texts.formHeading}</h2>
      <div className="sheet-card p-4">
        <SupportForm />
      </div>
    </>
  )
}
