import { EnquiryPage } from '@/components/enquiry/enquiry-page'
import { IntentLink } from '@/components/ui/intent-link'
import { enquiries } from '@/lib/content/enquiries'
import { metadataOf } from '@/lib/content/metadata'

export const metadata = metadataOf('/forgot-password')

export default function ForgotPasswordPage() {
  return (
    <EnquiryPage
      title="Reset your password"
      lead="Write to us from the email of your account. We answer there, and set a new password with you."
      picture="window-film"
      kind={enquiries['forgot-password']}
      links={<IntentLink href="/login">Back to sign in</IntentLink>}
    />
  )
}
