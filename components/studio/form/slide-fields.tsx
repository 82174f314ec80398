import { type ClipboardEvent, type ReactNode, useState } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { fieldId } from '@/components/studio/field-ids'
import { useStudio } from '@/components/studio/studio-context'
import { announce } from '@/lib/announcements/announcements'
import { insertText } from '@/lib/browser/insert-text'
import { slideField as texts } from '@/lib/content/studio/form'
import { fieldText, type TextField } from '@/lib/studio/edit-slides'
import { setField } from '@/lib/studio/studio-actions'
import { FieldNotes } from './field-parts'
import styles from './form.module.scss'
import { useField } from './use-field'

type Props = { field: TextField; label: string }
type TextProps = Props & { limit: number; placeholder: string; isLong?: boolean; language?: string }

export function SlideTextField({ limit, placeholder, isLong = false, language, ...props }: TextProps) {
  const countId = `${fieldId(props.field)}-count`
  // The form shows the same component for a text in each language.
  const [cut, setCut] = useState<{ field: TextField; left: number } | null>(null)

  /** Cuts a paste at the limit: the preview would lay out a page of text letter by letter. */
  function cutPaste(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const room = limit - value.length + ((selectionEnd ?? 0) - (selectionStart ?? 0))
    const pasted = event.clipboardData.getData('text').trim()
    const left = pasted.length - Math.max(0, room)
    if (left <= 0) return
    event.preventDefault()
    insertText(event.currentTarget, pasted.slice(0, -left))
    setCut({ field: props.field, left })
    announce('studio paste', () => texts.cut(limit, left))
  }
  const counter = ({ length }: string) => (
    <span className={`${styles.counter} numeric fs-xs text-nowrap`} id={countId} data-over={length > limit}>
      {texts.counter(length, limit)}
    </span>
  )
  return (
    <SlideField
      {...props}
      hint={countId}
      counter={counter}
      nameOf={(text) => text || texts.none}
      note={cut?.field === props.field ? texts.cut(limit, cut.left) : undefined}
    >
      {({ onChange, ...control }) => (
        <FormControl
          {...control}
          onPaste={cutPaste}
          onChange={(event) => {
            setCut(null)
            onChange(event)
          }}
          as={isLong ? 'textarea' : 'input'}
          {...(isLong && { rows: 2, className: styles.long })}
          placeholder={placeholder}
          lang={language}
        />
      )}
    </SlideField>
  )
}

type ChoiceProps = Props & { options: readonly { value: string; label: string }[]; hint?: string }

export function SlideChoiceField({ options, ...props }: ChoiceProps) {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label
  return (
    <SlideField {...props} nameOf={labelOf}>
      {(control) => (
        <FormSelect {...control}>
          {labelOf(control.value) === undefined && (
            <option value={control.value}>{control.value || texts.choose}</option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FormSelect>
      )}
    </SlideField>
  )
}

type FieldProps = Props & {
  /** The id of an element that describes the field. */
  hint?: string
  counter?: (value: string) => ReactNode
  nameOf?: (value: string) => string | undefined
  note?: string | undefined
  children: (control: ReturnType<typeof useControl>['control']) => ReactNode
}

/** A label, the field, and below it what is wrong with its value and how it differs from the live one. */
function SlideField({ field, label, hint, counter, nameOf, note, children }: FieldProps) {
  const { control, problem, changed, revert } = useControl(field, hint)
  const live = changed ? fieldText(changed, field) : undefined
  return (
    <div className="min-w-0">
      <div className={`${styles.label} d-flex gap-2-half align-items-baseline justify-content-between`}>
        <label className="form-label m-0" htmlFor={control.id}>
          {label}
          {changed && (
            <span className={`${styles.dot} d-inline-block rounded-circle`}>
              <span className="visually-hidden">{texts.isChanged}</span>
            </span>
          )}
        </label>
        {counter?.(control.value)}
      </div>
      {children(control)}
      <FieldNotes
        id={`${control.id}-problem`}
        advice={problem?.advice}
        note={note}
        live={(live !== undefined && nameOf?.(live)) || live}
        label={label}
        onRevert={revert}
      />
    </div>
  )
}

function useControl(field: TextField, hint: string | undefined) {
  const { store } = useStudio()
  const { slide, problems, leave, ...rest } = useField(field)
  const [problem] = problems
  const id = fieldId(field)
  const control = {
    id,
    value: fieldText(slide, field),
    'aria-invalid': problem !== undefined,
    'aria-describedby': [hint, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setField(store, slide, field, target.value.replace(/[\r\n]+/g, ' ')),
    onBlur: leave,
  }
  return { control, problem, ...rest }
}
