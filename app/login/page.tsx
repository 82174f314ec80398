import { LoginForm } from '@/components/session/login-form'
import { IntentLink } from '@/components/ui/links'
import { BesidePicture, FormLinks } from '@/components/ui/picture'
import { NeedsScript } from '@/components/ui/sheet'
import { metadataOf } from '@/lib/config/metadata'
import { pages } from '@/lib/content/pages'
import { loginPage as texts } from '@/lib/content/session'

export const metadata = metadataOf('/login')

export default function LoginPage() {
  return (
    <div className="sheet">
      <BesidePicture title={pages['/login'].title} lead={texts.lead} picture="ppf">
        <NeedsScript>{texts.needsScript}</NeedsScript>
        <LoginForm />
        <FormLinks>
          <IntentLink href="/registro">{texts.register}</IntentLink>
          <IntentLink href="/forgot-password">{texts.resetPassword}</IntentLink>
        </FormLinks>
      </BesidePicture>
    </div>
  )
}
