import { useState } from 'react'
import { glassChoice as texts } from '@/lib/content/films/window-film/simulator'
import { clampPercent, glasses, MAX_GLASS, MIN_GLASS } from '@/lib/films/tint'
import { NumberField } from './number-field'
import styles from './tint-simulator.module.scss'

type Props = { glass: number; onChange: (glass: number) => void }

export function GlassChoice({ glass, onChange }: Props) {
  const [isOwn, setIsOwn] = useState(false)
  const known = isOwn ? undefined : glasses.find(({ vlt }) => vlt === glass)

  return (
    <fieldset className={`${styles.glass} scripted`}>
      <legend className="form-label">{texts.legend}</legend>
      {glasses.map(({ id, label, vlt }) => (
        <label key={id}>
          <input
            type="radio"
            name="glass"
            checked={known?.id === id}
            onChange={() => {
              setIsOwn(false)
              onChange(vlt)
            }}
          />
          <span>
            {label}
            <small className="numeric">{vlt}%</small>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="glass" checked={!known} onChange={() => setIsOwn(true)} />
        <span>
          {texts.own}
          <small className="numeric">{known ? texts.measured : `${glass}%`}</small>
        </span>
      </label>
      {!known && (
        <NumberField
          id="own-glass"
          label={texts.field}
          unit="%"
          min={MIN_GLASS}
          max={MAX_GLASS}
          value={glass}
          onChange={(text) => {
            // Keeps the field open while an intermediate value equals one of the presets above.
            setIsOwn(true)
            onChange(clampPercent(text, MIN_GLASS, MAX_GLASS, glass))
          }}
        />
      )}
    </fieldset>
  )
}
