import { EnquiryForm } from '@/components/enquiry/enquiry-form'
import { ReachUs } from '@/components/enquiry/reach-us'
import { BesidePicture } from '@/components/ui/beside-picture'
import { FormLinks } from '@/components/ui/form-links'
import { Link } from '@/components/ui/link'
import { SheetFrame } from '@/components/ui/sheet'
import { enquiries } from '@/lib/content/enquiries'
import { metadataOf } from '@/lib/content/pages'

export const metadata = metadataOf('/registro')

export default function RegisterPage() {
  return (
    <SheetFrame>
      <BesidePicture
        title="Register"
        lead="Ask us for an account for orders, coupons and favourites. We set it up by hand."
        picture="marine-film"
      >
        <EnquiryForm kind={enquiries.registro} />
        <ReachUs />
        <FormLinks>
          <Link href="/login">Already registered? Sign in</Link>
        </FormLinks>
      </BesidePicture>
    </SheetFrame>
  )
}
