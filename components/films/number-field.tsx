import { useState } from 'react'
import { numberField as texts } from '@/lib/content/films/tools'
import { readDecimal } from '@/lib/parsing/decimal'

type Props = {
  id: string
  label: string
  unit: string
  min: number
  max: number
  value: number
  /** Where the value is from, if not from the visitor. */
  note?: string
  onChange: (text: string) => void
}

/** Accepts free text; the parent clamps it. Shows the parsed value when it differs. */
export function NumberField({ id, label, unit, min, max, value, note, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const isReadAnew = typed !== null && readDecimal(typed) !== value

  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label} <span className="text-body-secondary fw-normal">{unit}</span>
      </label>
      <input
        className="form-control numeric"
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={isReadAnew}
        aria-describedby={`${id}-bounds`}
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(event.target.value)
        }}
        onBlur={() => setTyped(null)}
      />
      <p className="m-0 text-body-secondary fw-normal numeric" id={`${id}-bounds`}>
        {note} {texts.bounds(min, max, unit, isReadAnew ? value : null)}
      </p>
    </div>
  )
}
