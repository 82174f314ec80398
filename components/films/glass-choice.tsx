import { useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { glassKinds as texts } from '@/lib/content/tint-parts'
import { percent } from '@/lib/content/words'
import { glassWords } from '@/lib/films/laws'
import { type Glass, glasses, isPossibleGlass, kindOf, MAX_GLASS, MIN_GLASS } from '@/lib/films/tint'
import { changeTint, type Tint } from '@/lib/films/tint-tool'
import { readMeasure } from '@/lib/parsing/measure'
import styles from './tint-parts.module.scss'

const NumberField = lazyPart(() => import('./number-field').then((module) => module.NumberField), {
  name: texts.field,
})

/** A text that is no share stays as it is. Rounded down, so that nothing meets a limit by rounding. */
export function readGlass(text: string): number | string {
  const share = readMeasure(text, '%')
  return share === null ? text : Math.floor(share)
}

const problemOf = (glass: number | string) =>
  !isPossibleGlass(glass) && texts.wrong(String(MIN_GLASS), percent(MAX_GLASS))

const change = (glass: Glass) =>
  changeTint((tint) => {
    const window = { ...tint.windows[tint.selected], glass }
    return { ...tint, windows: { ...tint.windows, [tint.selected]: window }, wrongGlass: undefined }
  })

function enter(value: number | string) {
  if (typeof value === 'number' && isPossibleGlass(value)) change(value)
  else changeTint((tint) => ({ ...tint, wrongGlass: String(value) }))
}

type Props = {
  label: string
  tint: Tint
  /** The visitor wants to enter a measured value. */
  isOwnAtFirst: boolean
}

/** The kinds of glass, and a field for the value that was measured. */
export function GlassChoice({ label, tint, isOwnAtFirst }: Props) {
  const { wrongGlass } = tint
  const { glass } = tint.windows[tint.selected]
  const [isOwn, setIsOwn] = useState(isOwnAtFirst || wrongGlass !== undefined)
  const known = isOwn ? undefined : kindOf(glass)
  const measured = typeof glass === 'number' ? glass : ''

  return (
    <fieldset className={`cols-lg-4 ${styles.glass}`}>
      <legend className="visually-hidden">{label}</legend>
      {glasses.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name="glass"
            checked={known?.id === id}
            onChange={() => {
              setIsOwn(false)
              change(id)
            }}
          />
          <span>
            {label} <small className="text-body-secondary numeric">{glassWords(id)[1]}</small>
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="glass" checked={!known} onChange={() => setIsOwn(true)} />
        <span>
          {texts.own}{' '}
          <small className="text-body-secondary numeric">
            {measured === '' ? texts.measured : percent(measured)}
          </small>
        </span>
      </label>
      {!known && (
        <NumberField
          id="own-glass"
          label={texts.field}
          value={wrongGlass === undefined ? measured : readGlass(wrongGlass)}
          read={readGlass}
          show={percent}
          // An empty field is no error until something was typed.
          problemOf={(value) => (value !== '' || wrongGlass !== undefined) && problemOf(value)}
          onChange={enter}
          hasFocusAtFirst={isOwnAtFirst}
        />
      )}
    </fieldset>
  )
}
