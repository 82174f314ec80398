import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl from 'react-bootstrap/FormControl'
import FormSelect from 'react-bootstrap/FormSelect'
import { announce } from '@/lib/announcements/announcements'
import { formatCount } from '@/lib/products/count-products'
import { productHistory } from '@/lib/products/history'
import { readCount } from '@/lib/products/number-text'
import { readPriceChange } from '@/lib/products/price-change'
import { changePrices, deleteProducts, setStock } from '@/lib/products/product-actions'
import styles from './bulk-bar.module.scss'
import type { RowSelection } from './use-row-selection'

type Action = 'delete' | 'stock' | 'price'

const HINTS: Record<Exclude<Action, 'delete'>, string> = {
  stock: 'A whole number, such as 12',
  price: '+5, −2.50 or 10%',
}

/** Fixed to the bottom of the window, so that selecting rows does not shift the layout. */
export function BulkBar({ selection }: { selection: RowSelection }) {
  const { selected, total, selectAll, clear } = selection
  const [action, setAction] = useState<Action>('delete')
  const [amount, setAmount] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isEmpty = selected.size === 0
  const bar = useRef<HTMLFormElement>(null)

  /** Moves the focus, because the clicked button disappears or is disabled. */
  function select(change: () => void) {
    change()
    bar.current?.focus({ preventScroll: true })
  }

  function apply(event: FormEvent) {
    event.preventDefault()
    if (isEmpty) return
    const { latest: before } = productHistory.get()
    if (!perform(action, amount, selected)) return setIsRefused(true)
    const { latest } = productHistory.get()
    if (latest && latest !== before) announce('products', () => `${latest.label}.`)
    setAmount('')
    if (action === 'delete') select(clear)
  }
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const chosen = target.value
    setAction(chosen === 'stock' || chosen === 'price' ? chosen : 'delete')
    setIsRefused(false)
  }

  return (
    <form
      className={`d-print-none ${styles.bar}`}
      ref={bar}
      tabIndex={-1}
      onSubmit={apply}
      noValidate
      aria-label="Selected products"
    >
      <p className={styles.count} role="status">
        {isEmpty ? 'No rows selected' : `${formatCount(selected.size)} selected`}
        {!isEmpty && selected.size < total && (
          <Button variant="text" onClick={() => select(selectAll)}>
            Select all {formatCount(total)}
          </Button>
        )}
        {!isEmpty && (
          <Button variant="text" onClick={() => select(clear)}>
            Clear
          </Button>
        )}
      </p>
      <div className={styles.controls}>
        <FormSelect aria-label="Action" value={action} disabled={isEmpty} onChange={choose}>
          <option value="delete">Delete</option>
          <option value="stock">Set stock</option>
          <option value="price">Change price</option>
        </FormSelect>
        {action !== 'delete' && (
          <FormControl
            className="numeric"
            aria-label={action === 'stock' ? 'New stock' : 'Change of price'}
            aria-describedby="bulk-hint"
            aria-invalid={isRefused}
            autoComplete="off"
            placeholder={HINTS[action]}
            disabled={isEmpty}
            value={amount}
            onChange={(event: ChangeEvent<HTMLInputElement>) => {
              setAmount(event.target.value)
              setIsRefused(false)
            }}
          />
        )}
        <Button type="submit" variant="line" disabled={isEmpty}>
          Apply
        </Button>
      </div>
      {action !== 'delete' && (
        <p
          className={isRefused ? 'problem' : 'visually-hidden'}
          id="bulk-hint"
          role={isRefused ? 'alert' : undefined}
        >
          {action === 'stock'
            ? 'Enter a whole number of 0 or more.'
            : 'Enter an amount (+5, −2.50) or a percentage (10%).'}
        </p>
      )}
    </form>
  )
}

/** Returns whether the amount is valid. */
function perform(action: Action, amount: string, selected: ReadonlySet<string>): boolean {
  if (action === 'delete') {
    deleteProducts(selected)
    return true
  }
  if (action === 'stock') {
    const stock = readCount(amount)
    if (stock !== null) setStock(selected, stock)
    return stock !== null
  }
  const change = readPriceChange(amount)
  if (change) changePrices(selected, change)
  return change !== null
}
