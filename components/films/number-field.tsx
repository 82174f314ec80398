import { useState } from 'react'
import { numberField as texts } from '@/lib/content/films'
import { formatNumber, withUnits } from '@/lib/content/words'
import { type DecimalUnit, readDecimal } from '@/lib/parsing/decimal'

type Props = {
  id: string
  label: string
  /** Left out where the value is shown with its unit. */
  unit?: DecimalUnit
  min: number
  max: number
  value: number
  /** How the value is written, and how what the visitor types is read. */
  show?: (value: number) => string
  read?: (text: string) => number | null
  /** Where the value is from, if not from the visitor. */
  note?: string
  onChange: (text: string) => void
}

/** Accepts free text; the parent clamps it. Shows the parsed value when it differs, and then keeps the text. */
export function NumberField({
  id,
  label,
  unit,
  min,
  max,
  value,
  show = formatNumber,
  read = (text) => readDecimal(text, unit),
  note,
  onChange,
}: Props) {
  const [entry, setEntry] = useState<{ text: string; shownAfter?: string } | null>(null)
  // A text that was left is kept until the value, or its units, change elsewhere.
  if (entry?.shownAfter !== undefined && entry.shownAfter !== show(value)) setEntry(null)
  const typed = entry?.text ?? null
  const typedValue = typed === null ? value : read(typed)
  const isReadAnew = typedValue === null || show(typedValue) !== show(value)

  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label} <span className="text-body-secondary fw-normal">{unit}</span>
      </label>
      <input
        className="form-control numeric"
        id={id}
        inputMode={unit ? 'decimal' : 'text'}
        autoComplete="off"
        aria-invalid={isReadAnew}
        aria-describedby={`${id}-bounds`}
        value={typed ?? show(value)}
        onChange={(event) => {
          setEntry({ text: event.target.value })
          onChange(event.target.value)
        }}
        onBlur={() => setEntry(typed && isReadAnew ? { text: typed, shownAfter: show(value) } : null)}
      />
      <p className="m-0 text-body-secondary fw-normal numeric" id={`${id}-bounds`}>
        {note} {withUnits(texts.bounds(show(min), show(max), unit ?? '', isReadAnew ? show(value) : null))}
      </p>
    </div>
  )
}
