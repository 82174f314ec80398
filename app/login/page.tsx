import { LoginForm } from '@/components/session/login-form'
import { BesidePicture } from '@/components/ui/beside-picture'
import { FormLinks } from '@/components/ui/form-links'
import { ExclamationIcon } from '@/components/ui/icons/exclamation-icon'
import { IntentLink } from '@/components/ui/intent-link'
import { NeedsScript } from '@/components/ui/needs-script'
import { SheetFrame } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/content/metadata'

export const metadata = metadataOf('/login')

export default function LoginPage() {
  return (
    <SheetFrame>
      <BesidePicture title="Sign in" lead="Your orders, addresses and coupons." picture="ppf">
        <NeedsScript>Signing in</NeedsScript>
        <LoginForm
          refusal={
            <>
              <ExclamationIcon />
              <p lang="es">Correo o contraseña incorrectos</p>
            </>
          }
        />
        <FormLinks>
          <IntentLink href="/registro">Register</IntentLink>
          <IntentLink href="/forgot-password">Reset your password</IntentLink>
        </FormLinks>
      </BesidePicture>
    </SheetFrame>
  )
}
