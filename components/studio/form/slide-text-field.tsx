import FormControl from 'react-bootstrap/FormControl'
import { fieldId } from '@/components/studio/field-ids'
import { useStudio } from '@/components/studio/studio-context'
import { slideForm as texts } from '@/lib/content/studio/form'
import { fieldText, type TextField } from '@/lib/studio/edit-slides'
import { setField } from '@/lib/studio/studio-actions'
import { FieldLabel, FieldNotes } from './field-parts'
import styles from './form.module.scss'
import { useField } from './use-field'

type Props = { field: TextField; label: string; limit: number; placeholder: string; isLong?: boolean }

export function SlideTextField({ field, label, limit, placeholder, isLong = false }: Props) {
  const { store } = useStudio()
  const { slide, problems, changed, revert, leave } = useField(field)
  const id = fieldId(field)
  const value = fieldText(slide, field)
  const isBad = problems.length > 0

  return (
    <div className="min-w-0">
      <FieldLabel
        htmlFor={id}
        isChanged={changed !== null}
        counter={
          <span
            className={`${styles.counter} numeric fs-xs text-nowrap`}
            id={`${id}-count`}
            data-over={value.length > limit}
          >
            {texts.counter(value.length, limit)}
          </span>
        }
      >
        {label}
      </FieldLabel>
      <FormControl
        id={id}
        as={isLong ? 'textarea' : 'input'}
        {...(isLong && { rows: 2, className: styles.long })}
        value={value}
        placeholder={placeholder}
        aria-invalid={isBad}
        aria-describedby={`${id}-count${isBad ? ` ${id}-problem` : ''}`}
        onChange={({ target }) => setField(store, slide, field, target.value.replace(/[\r\n]+/g, ' '))}
        onBlur={leave}
      />
      <FieldNotes
        id={`${id}-problem`}
        advice={problems[0]?.advice}
        live={changed ? fieldText(changed, field) : undefined}
        label={label}
        onRevert={revert}
      />
    </div>
  )
}
