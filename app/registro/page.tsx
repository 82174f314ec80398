import { EnquiryPage } from '@/components/enquiry/enquiry-page'
import { IntentLink } from '@/components/ui/intent-link'
import { metadataOf } from '@/lib/config/metadata'
import { enquiries } from '@/lib/content/enquiry/enquiries'

export const metadata = metadataOf('/registro')

export default function RegisterPage() {
  return (
    <EnquiryPage
      title="Register"
      lead="Request an account for orders, coupons and favourites. We set it up by hand."
      picture="marine-film"
      kind={enquiries.registro}
      links={<IntentLink href="/login">Already registered? Sign in</IntentLink>}
    />
  )
}
