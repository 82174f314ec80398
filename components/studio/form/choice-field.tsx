import FormSelect from 'react-bootstrap/FormSelect'
import { fieldId } from '@/components/studio/field-ids'
import { useStudio } from '@/components/studio/studio-context'
import { slideForm } from '@/lib/content/studio/form'
import { fieldText, type TextField } from '@/lib/studio/edit-slides'
import { setField } from '@/lib/studio/studio-actions'
import { FieldLabel, FieldNotes } from './field-parts'
import { useField } from './use-field'

type Props = {
  field: Extract<TextField, 'button.href' | 'language' | 'titleLanguage'>
  label: string
  options: readonly { value: string; label: string }[]
  hint?: string
}

export function ChoiceField({ field, label, options, hint }: Props) {
  const { store } = useStudio()
  const { slide, problems, changed, revert, leave } = useField(field)
  const id = fieldId(field)
  const value = fieldText(slide, field)
  const isKnown = options.some((option) => option.value === value)
  const labelOf = (text: string) => options.find((option) => option.value === text)?.label ?? text

  return (
    <div className="min-w-0">
      <FieldLabel htmlFor={id} isChanged={changed !== null}>
        {label}
      </FieldLabel>
      <FormSelect
        id={id}
        value={value}
        aria-invalid={problems.length > 0}
        aria-describedby={problems.length > 0 ? `${id}-problem` : hint}
        onChange={({ target }) => setField(store, slide, field, target.value)}
        onBlur={leave}
      >
        {!isKnown && <option value={value}>{value || slideForm.choose}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </FormSelect>
      <FieldNotes
        id={`${id}-problem`}
        advice={problems[0]?.advice}
        live={changed ? labelOf(fieldText(changed, field)) : undefined}
        label={label}
        onRevert={revert}
      />
    </div>
  )
}
