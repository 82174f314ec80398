import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { ReachUs } from '@/components/enquiry/reach-us'
import { BesidePicture } from '@/components/ui/beside-picture'
import { FormLinks } from '@/components/ui/form-links'
import { Link } from '@/components/ui/link'
import { SheetFrame } from '@/components/ui/sheet'
import { enquiries } from '@/lib/content/enquiries'
import { metadataOf } from '@/lib/content/pages'

export const metadata = metadataOf('/forgot-password')

export default function ForgotPasswordPage() {
  return (
    <SheetFrame>
      <BesidePicture
        title="Reset your password"
        lead="Write to us from the email of your account. We answer there, and set a new password with you."
        picture="window-film"
      >
        <EnquiryForm kind={enquiries['forgot-password']} />
        <ReachUs />
        <FormLinks>
          <Link href="/login">Back to sign in</Link>
        </FormLinks>
      </BesidePicture>
    </SheetFrame>
  )
}
