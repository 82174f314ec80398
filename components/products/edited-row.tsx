import { type ChangeEvent, type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import { useFocusUnlessRestored } from '@/components/ui/use-focus-unless-restored'
import { editedRow, fieldProblems, productFields } from '@/lib/content/products'
import { actions } from '@/lib/content/ui'
import { describeReading, FIELDS, type FieldKey, type RowDraft, shownText } from '@/lib/products/product'
import { KEYBOARDS } from './product-form'
import styles from './product-table.module.scss'

type EditedRowProps = {
  draft: RowDraft
  /** What another tab has done to the product in the meantime. */
  news: string | null
  onChange: (key: FieldKey, value: string) => void
  onSave: () => void
  onCancel: () => void
}

/** A form cannot wrap table cells in HTML, so the fields refer to it by their `form` attribute. */
export function EditedRow({ draft, news, onChange, onSave, onCancel }: EditedRowProps) {
  const { original, problem } = draft
  const row = useRef<HTMLTableRowElement>(null)
  const formId = useId()

  useFocusUnlessRestored(row, draft.typed)

  function save(event: FormEvent) {
    event.preventDefault()
    onSave()
  }
  function cancelOnEscape({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Escape' && !nativeEvent.isComposing) onCancel()
  }

  return (
    <tr className={styles.edited} ref={row} onKeyDown={cancelOnEscape}>
      <td className={`d-print-none ${styles.choice}`} />
      {FIELDS.map(({ key, kind }) => (
        <td key={key} className="flex-wrap" data-label={productFields[key].label}>
          <FormControl
            form={formId}
            name={key}
            className={kind === 'text' ? '' : 'numeric text-end'}
            inputMode={KEYBOARDS[kind]}
            autoComplete="off"
            aria-label={editedRow.fieldOf(productFields[key].label, original.name)}
            aria-invalid={problem?.field === key}
            aria-describedby={`${formId}-${key}`}
            value={shownText(draft, key)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(key, event.target.value)}
          />
          <div className="w-100 fs-sm text-start" id={`${formId}-${key}`}>
            {problem?.field === key ? (
              <p className="problem" role="alert">
                {fieldProblems.asSentence(problem.problem)}
              </p>
            ) : (
              describeReading(kind, draft.typed[key] ?? '')
            )}
          </div>
          {key === 'name' && (
            <p className="w-100 m-0 fs-sm text-start" role="status">
              {news}
            </p>
          )}
        </td>
      ))}
      <td className={`flex-wrap justify-content-start text-end d-print-none ${styles.actions}`}>
        <form id={formId} noValidate onSubmit={save} aria-label={editedRow.form(original.name)}>
          <Button className="px-2-half" type="submit" onClick={ignoreSecondClick}>
            {editedRow.save}
          </Button>
          <Button className="ms-2 px-2-half" variant="line" onClick={onCancel}>
            {actions.cancel}
          </Button>
        </form>
      </td>
    </tr>
  )
}

/** Save replaces Edit in the same position, so the second click of a double click would submit. */
function ignoreSecondClick(event: { detail: number; preventDefault: () => void }) {
  if (event.detail > 1) event.preventDefault()
}
