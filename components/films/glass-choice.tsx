import { useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { glassKinds as texts } from '@/lib/content/tint-parts'
import { percent } from '@/lib/content/words'
import { glasses, isPossibleGlass, MAX_GLASS, MIN_GLASS } from '@/lib/films/tint'
import { changeTint, type Tint } from '@/lib/films/tint-tool'
import { readMeasure } from '@/lib/parsing/measure'
import styles from './tint-parts.module.scss'

const NumberField = lazyPart(() => import('./number-field').then((module) => module.NumberField), {
  name: texts.field,
})

/** A text that is no share stays as it is. */
export function readGlass(text: string): number | string {
  const share = readMeasure(text, '%')
  return share === null ? text : Math.round(share)
}

const problemOf = (glass: number | string) =>
  !isPossibleGlass(glass) && texts.wrong(String(MIN_GLASS), percent(MAX_GLASS))

function change(glass: number | string) {
  changeTint((tint) => {
    if (typeof glass === 'string' || !isPossibleGlass(glass)) return { ...tint, wrongGlass: String(glass) }
    const window = { ...tint.windows[tint.selected], glass }
    return { ...tint, windows: { ...tint.windows, [tint.selected]: window }, wrongGlass: undefined }
  })
}

/** The kinds of glass, and a field for another value. */
export function GlassChoice({ label, tint }: { label: string; tint: Tint }) {
  const { wrongGlass } = tint
  const { glass } = tint.windows[tint.selected]
  const [isOwn, setIsOwn] = useState(wrongGlass !== undefined)
  const known = isOwn ? undefined : glasses.find(({ vlt }) => vlt === glass)

  return (
    <fieldset className={`cols-lg-4 ${styles.glass}`}>
      <legend className="visually-hidden">{label}</legend>
      {glasses.map(({ id, label, vlt }) => (
        <label key={id}>
          <input
            type="radio"
            name="glass"
            checked={known?.id === id}
            onChange={() => {
              setIsOwn(false)
              change(vlt)
            }}
          />
          <span>
            {label} <small className="text-body-secondary numeric">{percent(vlt)}</small>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="glass" checked={!known} onChange={() => setIsOwn(true)} />
        <span>
          {texts.own}{' '}
          <small className="text-body-secondary numeric">{known ? texts.measured : percent(glass)}</small>
        </span>
      </label>
      {!known && (
        <NumberField
          id="own-glass"
          label={texts.field}
          value={wrongGlass === undefined ? glass : readGlass(wrongGlass)}
          read={readGlass}
          show={percent}
          problemOf={problemOf}
          onChange={(next) => {
            // Keeps the field open while an intermediate value equals one of the presets above.
            setIsOwn(true)
            change(next)
          }}
        />
      )}
    </fieldset>
  )
}
