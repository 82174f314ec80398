import { type KeyboardEvent, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { MAX_QUANTITY } from '@/lib/config/shared-values'
import { quantityField as texts } from '@/lib/content/ui'
import styles from './item-card.module.scss'

type Props = { name: string; quantity: number; onChange: (quantity: number) => void }

/** Buttons for steps of one, and a field that falls back to the current quantity when the input is invalid. */
export function QuantityField({ name, quantity, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)

  function change(wanted: number) {
    onChange(wanted)
    announce(`quantity of ${name}`, () => texts.changed(name, wanted))
  }
  function commit(text: string) {
    const wanted = /^\s*\d+\s*$/.test(text) ? Math.min(Number(text), MAX_QUANTITY) : quantity
    if (wanted > 0 && wanted !== quantity) change(wanted)
    setTyped(null)
  }
  function commitOrCancel({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') commit(currentTarget.value)
    if (key === 'Escape') setTyped(null)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form, and the cart has no form
    <div className={`${styles.quantity} d-inline-flex rounded-2`} role="group" aria-label={texts.group(name)}>
      <button
        type="button"
        aria-label={texts.decrease}
        aria-disabled={quantity === 1}
        onClick={() => quantity > 1 && change(quantity - 1)}
      >
        −
      </button>
      <input
        className="numeric"
        aria-label={texts.field}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => typed !== null && commit(target.value)}
        onKeyDown={commitOrCancel}
      />
      <button
        type="button"
        aria-label={texts.increase}
        aria-disabled={quantity >= MAX_QUANTITY}
        onClick={() => quantity < MAX_QUANTITY && change(quantity + 1)}
      >
        +
      </button>
    </div>
  )
}
