import { ChoiceField } from '@/components/ui/choice-field'
import { InputField } from '@/components/ui/field'
import { ProblemLinks } from '@/components/ui/problem-links'
import { useCheckedForm } from '@/components/ui/use-checked-form'
import { announce } from '@/lib/announcements/announcements'
import { LAST_DAY } from '@/lib/appointment/calendar-day'
import { toWarrantyText } from '@/lib/appointment/warranty-record'
import { keepRecord } from '@/lib/appointment/warranty-store'
import { filmNames } from '@/lib/content/appointment/texts'
import styles from './warranty.module.scss'

const idOf = (name: string) => `warranty-${name}`
const field = (name: string) => ({ id: idOf(name), name, maxLength: 200, autoComplete: 'off' })

export function WarrantyForm() {
  const { problems, summary, submit, change } = useCheckedForm((form) => {
    const data = new FormData(form)
    const text = toWarrantyText((name) => String(data.get(name) ?? '').trim(), data.get('kind'))
    if (!text) return
    keepRecord(text)
    form.reset()
    announce('warranty', () => `${text.product} is kept in this browser.`)
  })

  return (
    // `dialog` prevents a submission before hydration, which would put the typed text in the URL.
    <form
      className={`${styles.form} scripted`}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={change}
    >
      <ProblemLinks problems={problems} idOf={idOf} ref={summary} />
      <ChoiceField
        id={idOf('kind')}
        name="kind"
        label="Film"
        choices={Object.entries(filmNames).map(([value, label]) => ({ value, label }))}
        defaultValue="ppf"
      />
      <InputField
        {...field('installer')}
        label="Installer"
        missing="Enter who fitted the film."
        problem={problems.installer}
      />
      <InputField
        {...field('product')}
        label="Product"
        missing="Enter the name of the film."
        problem={problems.product}
      />
      <InputField {...field('panels')} label="Panels" />
      <InputField {...field('batch')} label="Batch" />
      <InputField
        id={idOf('date')}
        name="date"
        type="date"
        label="Fitted on"
        missing="Enter the day of the fitting."
        max={LAST_DAY}
        wrong="Enter a real date, no later than 31 December 9998."
        problem={problems.date}
      />
      <button className="btn btn-primary" type="submit">
        Keep in this browser
      </button>
    </form>
  )
}
