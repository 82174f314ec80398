import { useState } from 'react'
import { clampPercent, glasses, MAX_GLASS, MIN_GLASS } from '@/lib/films/tint'
import styles from './tint-simulator.module.scss'

type Props = { glass: number; onChange: (glass: number) => void }

export function GlassChoice({ glass, onChange }: Props) {
  const [isOwn, setIsOwn] = useState(false)
  const known = isOwn ? undefined : glasses.find(({ vlt }) => vlt === glass)

  return (
    <fieldset className={styles.glass}>
      <legend className="form-label">Your glass</legend>
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
            <small className="num">{vlt} %</small>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="glass" checked={!known} onChange={() => setIsOwn(true)} />
        <span>
          Own value
          <small className="num">{known ? 'measured' : `${glass} %`}</small>
        </span>
      </label>
      {!known && (
        <label className={styles.own}>
          Light through the bare glass, in percent
          <input
            className="form-control num"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={glass}
            onChange={(event) => onChange(clampPercent(event.target.value, MIN_GLASS, MAX_GLASS, glass))}
          />
        </label>
      )}
    </fieldset>
  )
}
