import { AreaField, ChoiceField, TextField } from '@/components/ui/field'
import type { EnquiryField as Field } from '@/lib/content/enquiries'
import styles from './enquiry-form.module.scss'

const MAX_SHORT = 200
const MAX_LONG = 5000

type Props = { field: Field; id: string; problem: string | undefined; isFree: boolean }

export function EnquiryField({ field, id, problem, isFree }: Props) {
  const { name, label, kind = 'text', choices = [], autoComplete, isWide } = field
  const missing = isFree ? undefined : field.missing
  const common = { id, name, label, problem, missing, className: isWide ? styles.wide : undefined }

  if (kind === 'choice') return <ChoiceField {...common} choices={choices} />
  if (kind === 'area') return <AreaField {...common} maxLength={MAX_LONG} />
  if (kind === 'email')
    return (
      <TextField
        {...common}
        type="email"
        // A name without a dot passes for an address with browsers, and with nobody else.
        pattern=".+@.+\..+"
        wrong="Enter an email like name@example.com."
        maxLength={MAX_SHORT}
        autoComplete={autoComplete}
      />
    )
  return <TextField {...common} type={kind} maxLength={MAX_SHORT} autoComplete={autoComplete} />
}
