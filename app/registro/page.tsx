import { EnquiryPage } from '@/components/enquiry/enquiry-page'
import { IntentLink } from '@/components/ui/links'
import { metadataOf } from '@/lib/config/metadata'
import { registerForm } from '@/lib/content/enquiry'
import { pages } from '@/lib/content/pages'
import { registerPage as texts } from '@/lib/content/session'

export const metadata = metadataOf('/registro')

export default function RegisterPage() {
  return (
    <EnquiryPage
      title={pages['/registro'].title}
      lead={texts.lead}
      picture="marine-film"
      kind={registerForm}
      links={<IntentLink href="/login">{texts.signIn}</IntentLink>}
    />
  )
}
