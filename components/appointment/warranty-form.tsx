import { ChoiceField, InputField, ProblemLinks, useCheckedForm } from '@/components/ui/form'
import { announce } from '@/lib/announcements/announcements'
import { toWarrantyText } from '@/lib/appointment/warranty-record'
import { keepRecord } from '@/lib/appointment/warranty-store'
import { LAST_DAY } from '@/lib/config/calendar-day'
import { filmNames, recordFields, warrantyForm as texts } from '@/lib/content/appointment/warranty'
import styles from './appointment.module.scss'

const idOf = (name: string) => `warranty-${name}`
const field = (name: 'installer' | 'product' | 'panels' | 'batch') => ({
  id: idOf(name),
  name,
  label: recordFields[name],
  maxLength: 200,
  autoComplete: 'off',
})

export function WarrantyForm() {
  const { problems, summary, submit, change } = useCheckedForm((form) => {
    const data = new FormData(form)
    const text = toWarrantyText((name) => String(data.get(name) ?? '').trim(), data.get('kind'))
    if (!text) return
    keepRecord(text)
    form.reset()
    announce('warranty', () => texts.kept(text.product))
  })

  return (
    // `dialog` prevents a submission before hydration, which would put the typed text in the URL.
    <form
      className={`scripted gap-3 align-items-start mb-3-half ${styles.form}`}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={change}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      <ChoiceField
        id={idOf('kind')}
        name="kind"
        label={recordFields.kind}
        choices={Object.entries(filmNames).map(([value, label]) => ({ value, label }))}
        defaultValue="ppf"
      />
      <InputField {...field('installer')} missing={texts.missing.installer} problem={problems.installer} />
      <InputField {...field('product')} missing={texts.missing.product} problem={problems.product} />
      <InputField {...field('panels')} />
      <InputField {...field('batch')} />
      <InputField
        id={idOf('date')}
        name="date"
        type="date"
        label={recordFields.date}
        missing={texts.missing.date}
        max={LAST_DAY}
        wrong={texts.wrongDate}
        problem={problems.date}
      />
      <button className="btn btn-primary" type="submit">
        {texts.keep}
      </button>
    </form>
  )
}
