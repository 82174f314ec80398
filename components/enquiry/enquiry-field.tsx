import { ChoiceField } from '@/components/ui/choice-field'
import { AreaField, InputField } from '@/components/ui/field'
import type { EnquiryField as Field } from '@/lib/content/enquiry/fields'
import { enquiryForm as texts } from '@/lib/content/enquiry/form'
import styles from './enquiry.module.scss'

const MAX_SHORT = 200
const MAX_LONG = 5000

type Props = { field: Field; id: string; problem: string | undefined; isOptional: boolean }

export function EnquiryField({ field, id, problem, isOptional }: Props) {
  const { name, label, kind = 'text', choices = [], autoComplete, isWide } = field
  const place = { id, name, label, className: isWide ? styles.wide : undefined }
  if (kind === 'choice') return <ChoiceField {...place} choices={choices} />

  const common = { ...place, problem, missing: isOptional ? undefined : field.missing }
  if (kind === 'area') return <AreaField {...common} maxLength={MAX_LONG} />
  if (kind === 'email')
    return (
      <InputField
        {...common}
        type="email"
        // Browsers accept a domain without a dot; mail servers do not.
        pattern=".+@.+\..+"
        wrong={texts.wrongEmail}
        maxLength={MAX_SHORT}
        autoComplete={autoComplete}
      />
    )
  return <InputField {...common} type={kind} maxLength={MAX_SHORT} autoComplete={autoComplete} />
}
