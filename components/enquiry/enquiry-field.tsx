import { ChoiceField } from '@/components/ui/choice-field'
import { AreaField, CheckField, InputField } from '@/components/ui/form'
import { useBrowserValue } from '@/lib/browser/use-browser-value'
import { addDays, localDay } from '@/lib/config/dates'
import { consent, enquiryForm as texts } from '@/lib/content/enquiry'
import type { EnquiryField as Field } from '@/lib/content/facts/enquiry'
import { site } from '@/lib/content/facts/site'
import styles from './enquiry.module.scss'

const WIDE = 'span-all'
const MAX_SHORT = 200
const MAX_LONG = 5000

/** A field of a form, by its kind. */
export function EnquiryField({
  field,
  id,
  problem,
}: {
  field: Field
  id: string
  problem: string | undefined
}) {
  const {
    name,
    label,
    kind = 'text',
    choices = [],
    autoComplete,
    isWide,
    hint,
    missing,
    pattern,
    wrong,
  } = field
  const place = { id, name, label, className: isWide ? WIDE : undefined }
  const common = { ...place, problem, missing, hint }
  switch (kind) {
    case 'choice':
      return <ChoiceField {...place} choices={choices} />
    case 'radio':
      return <RadioRow field={field} />
    case 'date':
      return <DateField {...common} />
    case 'consent':
      return (
        <CheckField {...common} value={consent.given}>
          {site.privacyUrl ? (
            <>
              {consent.withNotice.before}
              <a href={site.privacyUrl}>{consent.withNotice.link}</a>
            </>
          ) : (
            label
          )}
        </CheckField>
      )
    case 'area':
      return <AreaField {...common} maxLength={MAX_LONG} />
    default:
      return (
        <InputField
          {...common}
          type={kind}
          // Browsers accept a domain without a dot; mail servers do not.
          pattern={kind === 'email' ? '.+@.+\\..+' : pattern}
          wrong={kind === 'email' ? texts.wrongEmail : wrong}
          maxLength={MAX_SHORT}
          autoComplete={autoComplete}
        />
      )
  }
}

function RadioRow({ field: { name, label, choices = [], isWide } }: { field: Field }) {
  return (
    <fieldset className={isWide ? WIDE : undefined}>
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
export function DateField(props: Parameters<typeof InputField>[0]) {
  const tomorrow = useBrowserValue(() => addDays(localDay(), 1))
  return <InputField {...props} type="date" min={tomorrow} wrong={texts.wrongDate} />
}
