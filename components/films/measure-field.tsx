import { useState } from 'react'
import { type Measure, measures, readMeasure } from '@/lib/films/hull'

type Props = { name: Measure; value: number; onChange: (value: number) => void }

/** Typed freely, read within its bounds; when it is left, it shows what it is read as. */
export function MeasureField({ name, value, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const { label, min, max } = measures[name]

  function change(text: string) {
    setTyped(text)
    onChange(readMeasure(name, text))
  }
  return (
    <div>
      <label className="form-label" htmlFor={`hull-${name}`}>
        {label} <span className="opt">m</span>
      </label>
      <input
        className="form-control num"
        id={`hull-${name}`}
        inputMode="decimal"
        autoComplete="off"
        title={`From ${min} to ${max} m`}
        value={typed ?? String(value)}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  )
}
