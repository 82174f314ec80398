import { type KeyboardEvent, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import styles from './quantity-field.module.scss'

const MOST = 999_999

type Props = { name: string; quantity: number; onChange: (quantity: number) => void }

/** Steps of one, or a number typed in; what is no quantity gives way to the one that was. */
export function QuantityField({ name, quantity, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)

  function change(wanted: number) {
    onChange(wanted)
    announce(`quantity of ${name}`, () => `${name}: ${wanted}.`)
  }
  function keep(text: string) {
    const wanted = /^\s*\d+\s*$/.test(text) ? Math.min(Number(text), MOST) : quantity
    if (wanted > 0 && wanted !== quantity) change(wanted)
    setTyped(null)
  }
  function keepOrAbandon({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Enter') keep(currentTarget.value)
    if (key === 'Escape') setTyped(null)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form, and the cart has no form
    <div className={styles.quantity} role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={quantity === 1}
        onClick={() => quantity > 1 && change(quantity - 1)}
      >
        −
      </button>
      <input
        className="numeric"
        aria-label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={({ target }) => typed !== null && keep(target.value)}
        onKeyDown={keepOrAbandon}
      />
      <button type="button" aria-label="One more" onClick={() => change(quantity + 1)}>
        +
      </button>
    </div>
  )
}
