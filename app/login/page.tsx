import { LoginForm } from '@/components/session/login-form'
import { LoginLinks } from '@/components/session/login-links'
import { BesidePicture } from '@/components/ui/beside-picture'
import { NeedsScript } from '@/components/ui/needs-script'
import { SheetFrame } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'

export const metadata = metadataOf('/login')

export default function LoginPage() {
  return (
    <SheetFrame>
      <BesidePicture title="Sign in" lead="Your orders, addresses and coupons." picture="ppf">
        <NeedsScript>Signing in</NeedsScript>
        <LoginForm />
        <LoginLinks />
      </BesidePicture>
    </SheetFrame>
  )
}
