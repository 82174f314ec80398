import { type ChangeEvent, type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { bulkActions, bulkBar as texts } from '@/lib/content/products'
import { type Action, readBulk, type Unit, unitOf } from '@/lib/products/bulk'
import { currencySymbol } from '@/lib/products/numbers'
import styles from './product-table.module.scss'
import type { RowSelection } from './use-rows'

/** `onLeave` moves the focus, because the bar goes when nothing is selected any more. */
type Props = { selection: RowSelection; onLeave: () => void }

/** Fixed to the bottom of the window, so that selecting rows does not shift the layout. */
export function BulkBar({ selection, onLeave }: Props) {
  const { selected, total, selectAll, clear } = selection
  const bar = useRef<HTMLElement>(null)

  // An action can remove the last selected row from the list, and this bar with it.
  useLayoutEffect(() => {
    const element = bar.current
    return () => {
      if (element?.contains(document.activeElement)) onLeave()
    }
  }, [onLeave])

  function selectEveryRow() {
    selectAll()
    // The clicked button disappears.
    bar.current?.focus({ preventScroll: true })
  }
  function leave() {
    clear()
    onLeave()
  }

  return (
    <section
      className={`d-print-none d-flex flex-wrap row-gap-2 column-gap-2-half align-items-start py-2-half border-top ${styles.bar}`}
      ref={bar}
      tabIndex={-1}
      aria-label={texts.region}
    >
      <p className={`d-flex flex-fill flex-wrap align-items-center min-h-target m-0 ${styles.count}`}>
        {texts.selected(selected.size)}
        {selected.size < total && (
          <Button className="min-h-target p-0" variant="text" onClick={selectEveryRow}>
            {texts.selectAll(total)}
          </Button>
        )}
        <Button className="min-h-target p-0" variant="text" onClick={leave}>
          {texts.clear}
        </Button>
      </p>
      <BulkActions selected={selected} onDeleted={leave} />
    </section>
  )
}

const ACTIONS = ['price', 'stock', 'delete'] as const

type BulkActionsProps = { selected: ReadonlySet<string>; onDeleted: () => void }

/** No action is chosen at first, and each says what it will do before it is applied. */
function BulkActions({ selected, onDeleted }: BulkActionsProps) {
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
      aria-label={bulkActions.form}
    >
      <div className={`d-flex flex-wrap gap-2-half ${styles.controls}`}>
        <FormSelect
          className={`w-auto min-w-0 ${styles.field}`}
          aria-label={bulkActions.action}
          value={action}
          onChange={choose}
        >
          <option value="">{bulkActions.choose}</option>
          {ACTIONS.map((each) => (
            <option key={each} value={each}>
              {bulkActions[each]}
            </option>
          ))}
        </FormSelect>
        {(action === 'stock' || action === 'price') && (
          <FormControl
            className={`numeric min-w-0 ${styles.field} ${styles.amount}`}
            aria-label={action === 'stock' ? bulkActions.newStock : bulkActions.priceChange}
            aria-describedby="bulk-effect"
            aria-invalid={isRefused && bulk.missing === 'text'}
            autoComplete="off"
            placeholder={action === 'stock' ? bulkActions.stockExample : bulkActions.priceExample}
            value={text}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value)}
          />
        )}
        {action === 'price' && (
          <FormSelect
            className={`w-auto min-w-0 ${styles.field}`}
            aria-label={bulkActions.unit}
            aria-describedby="bulk-effect"
            aria-invalid={isRefused && bulk.missing === 'unit'}
            value={unit ?? ''}
            onChange={chooseUnit}
          >
            <option value="">{bulkActions.chooseUnit(currencySymbol)}</option>
            <option value="amount">{currencySymbol}</option>
            <option value="percent">%</option>
          </FormSelect>
        )}
        <Button type="submit" variant={action === 'delete' ? 'line' : 'primary'} disabled={action === ''}>
          {action === 'delete' ? bulkActions.delete : bulkActions.apply}
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
