import { type ReactNode, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { glassChoice as texts } from '@/lib/content/films/window-film/simulator'
import { percent } from '@/lib/content/films/window-film/tint'
import { clampPercent, glasses, MAX_GLASS, MIN_GLASS } from '@/lib/films/tint'
import styles from './tint-simulator.module.scss'

const NumberField = lazyPart(() => import('./number-field').then((module) => module.NumberField), {
  name: texts.field,
})

type Props = { glass: number; onChange: (glass: number) => void }

export function GlassChoice({ glass, onChange }: Props) {
  const [isOwn, setIsOwn] = useState(false)
  const known = isOwn ? undefined : glasses.find(({ vlt }) => vlt === glass)

  return (
    <fieldset className="stack gap-2 scripted">
      <legend className="form-label mb-2">{texts.legend}</legend>
      {glasses.map(({ id, label, vlt }) => (
        <RadioOption
          key={id}
          name="glass"
          isChecked={known?.id === id}
          onChange={() => {
            setIsOwn(false)
            onChange(vlt)
          }}
        >
          {label}
          <small className="text-body-secondary numeric">{percent(vlt)}</small>
        </RadioOption>
      ))}
      <RadioOption name="glass" isChecked={!known} onChange={() => setIsOwn(true)}>
        {texts.own}
        <small className="text-body-secondary numeric">{known ? texts.measured : percent(glass)}</small>
      </RadioOption>
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

type OptionProps = { name: string; isChecked: boolean; onChange: () => void; children: ReactNode }

/** A radio button in the form of a large button. */
export function RadioOption({ name, isChecked, onChange, children }: OptionProps) {
  return (
    <label className={`position-relative ${styles.option}`}>
      <input type="radio" name={name} checked={isChecked} onChange={onChange} />
      <span className="d-flex flex-wrap column-gap-3 align-items-center justify-content-between min-h-target px-2-half rounded-2">
        {children}
      </span>
    </label>
  )
}
