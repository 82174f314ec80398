import { EnquiryPage } from '@/components/enquiry/enquiry-page'
import { IntentLink } from '@/components/ui/links'
import { metadataOf } from '@/lib/config/metadata'
import { resetForm } from '@/lib/content/enquiry'
import { pages } from '@/lib/content/pages'
import { forgotPasswordPage as texts } from '@/lib/content/session'

export const metadata = metadataOf('/forgot-password')

export default function ForgotPasswordPage() {
  return (
    <EnquiryPage
      title={pages['/forgot-password'].title}
      lead={texts.lead}
      picture="window-film"
      kind={resetForm}
      links={<IntentLink href="/login">{texts.signIn}</IntentLink>}
    />
  )
}
