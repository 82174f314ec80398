import { type ChangeEvent, type FormEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { bulkActions as texts } from '@/lib/content/products/bulk'
import { type Action, readBulk } from '@/lib/products/bulk'
import { currencySymbol } from '@/lib/products/currency-symbol'
import { type Unit, unitOf } from '@/lib/products/price-change'
import styles from './bulk-bar.module.scss'

const ACTIONS = ['price', 'stock', 'delete'] as const

type Props = { selected: ReadonlySet<string>; onDeleted: () => void }

/** No action is chosen at first, and each says what it will do before it is applied. */
export function BulkActions({ selected, onDeleted }: Props) {
  const [action, setAction] = useState<Action>('')
  const [text, setText] = useState('')
  const [chosenUnit, setUnit] = useState<Unit | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const unit = unitOf(text) ?? chosenUnit
  const bulk = readBulk({ action, text, unit, selected })

  function apply(event: FormEvent) {
    event.preventDefault()
    if (!bulk.perform) return setIsRefused(true)
    bulk.perform()
    setText('')
    if (action === 'delete') onDeleted()
  }
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    setAction(ACTIONS.find((each) => each === target.value) ?? '')
    setText('')
  }
  function chooseUnit({ target }: ChangeEvent<HTMLSelectElement>) {
    setUnit(target.value === 'amount' || target.value === 'percent' ? target.value : null)
    // Otherwise the unit in the text would still win.
    setText(text.replace(/[^\d.,+\-−–]/g, ''))
  }

  return (
    <form
      className={`d-flex flex-column gap-1 min-w-0 ${styles.form}`}
      onSubmit={apply}
      onChange={() => setIsRefused(false)}
      noValidate
      aria-label={texts.form}
    >
      <div className={`d-flex flex-wrap gap-2-half ${styles.controls}`}>
        <FormSelect
          className={`w-auto min-w-0 ${styles.field}`}
          aria-label={texts.action}
          value={action}
          onChange={choose}
        >
          <option value="">{texts.choose}</option>
          {ACTIONS.map((each) => (
            <option key={each} value={each}>
              {texts[each]}
            </option>
          ))}
        </FormSelect>
        {(action === 'stock' || action === 'price') && (
          <FormControl
            className={`numeric min-w-0 ${styles.field} ${styles.amount}`}
            aria-label={action === 'stock' ? texts.newStock : texts.priceChange}
            aria-describedby="bulk-effect"
            aria-invalid={isRefused && bulk.missing === 'text'}
            autoComplete="off"
            placeholder={action === 'stock' ? texts.stockExample : texts.priceExample}
            value={text}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value)}
          />
        )}
        {action === 'price' && (
          <FormSelect
            className={`w-auto min-w-0 ${styles.field}`}
            aria-label={texts.unit}
            aria-describedby="bulk-effect"
            aria-invalid={isRefused && bulk.missing === 'unit'}
            value={unit ?? ''}
            onChange={chooseUnit}
          >
            <option value="">{texts.chooseUnit(currencySymbol)}</option>
            <option value="amount">{currencySymbol}</option>
            <option value="percent">%</option>
          </FormSelect>
        )}
        <Button type="submit" variant={action === 'delete' ? 'line' : 'primary'} disabled={action === ''}>
          {action === 'delete' ? texts.delete : texts.apply}
        </Button>
      </div>
      <p
        className={`m-0 fs-sm ${styles.effect} ${isRefused ? 'problem' : ''}`}
        id="bulk-effect"
        role={isRefused ? 'alert' : 'status'}
      >
        {bulk.effect}
      </p>
    </form>
  )
}
