import { FormLinks } from '@/components/ui/form-links'
import { IntentLink } from '@/components/ui/intent-link'

export function LoginLinks() {
  return (
    <FormLinks>
      <IntentLink href="/registro">Register</IntentLink>
      <IntentLink href="/forgot-password">Reset your password</IntentLink>
    </FormLinks>
  )
}
