import { AreaField, ChoiceField, InputField } from '@/components/ui/form'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { localDay } from '@/lib/config/local-day'
import type { EnquiryField as Field } from '@/lib/content/enquiry/fields'
import { enquiryForm as texts } from '@/lib/content/enquiry/form'
import styles from './enquiry.module.scss'

const MAX_SHORT = 200
const MAX_LONG = 5000

type Props = { field: Field; id: string; problem: string | undefined }

export function EnquiryField({ field, id, problem }: Props) {
  const { name, label, kind = 'text', choices = [], autoComplete, isWide, hint, missing } = field
  const place = { id, name, label, className: isWide ? styles.wide : undefined }
  const common = { ...place, problem, missing, hint }
  switch (kind) {
    case 'choice':
      return <ChoiceField {...place} choices={choices} />
    case 'radio':
      return <RadioRow field={field} />
    case 'date':
      return <DateField {...common} />
    case 'area':
      return <AreaField {...common} maxLength={MAX_LONG} />
    case 'email':
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
    default:
      return <InputField {...common} type={kind} maxLength={MAX_SHORT} autoComplete={autoComplete} />
  }
}

function RadioRow({ field: { name, label, choices = [], isWide } }: { field: Field }) {
  return (
    <fieldset className={isWide ? styles.wide : undefined}>
      <legend className="form-label mb-2">{label}</legend>
      <div className="d-flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label className={`position-relative ${styles.option}`} key={choice}>
            <input type="radio" name={name} value={choice} defaultChecked={choice === choices.at(-1)} />
            <span className="d-flex align-items-center min-h-target px-2-half rounded-2">{choice}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A workshop cannot answer before tomorrow. The exported HTML, which may be old, has no limit. */
function DateField(props: Parameters<typeof InputField>[0]) {
  const tomorrow = useBrowserValue(nextDay)
  return <InputField {...props} type="date" min={tomorrow} wrong={texts.wrongDate} />
}

/** In the visitor's time zone: `2026-12-01`. */
function nextDay(): string {
  const day = new Date()
  day.setDate(day.getDate() + 1)
  return localDay(day)
}
