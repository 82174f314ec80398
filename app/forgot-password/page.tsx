import { EnquiryPage } from '@/components/enquiry/enquiry-page'
import { IntentLink } from '@/components/ui/intent-link'
import { metadataOf } from '@/lib/config/metadata'
import { enquiries } from '@/lib/content/enquiry/enquiries'

export const metadata = metadataOf('/forgot-password')

export default function ForgotPasswordPage() {
  return (
    <EnquiryPage
      title="Reset your password"
      lead="Write to us from the email address of your account. We reply there and help you set a new password."
      picture="window-film"
      kind={enquiries['forgot-password']}
      links={<IntentLink href="/login">Back to sign in</IntentLink>}
    />
  )
}
