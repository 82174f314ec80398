'use client'

import { memo, type ReactNode, useDeferredValue } from 'react'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { tintResult as texts, viewChoice, windowChoice } from '@/lib/content/films/window-film/simulator'
import { percent } from '@/lib/content/films/window-film/tint'
import { windowNames } from '@/lib/content/films/window-film/windows'
import { formatLight, glareReduction, together } from '@/lib/films/tint'
import { askedWindows, tintUrl, type Viewpoint } from '@/lib/films/tint-choice'
import { changeTint } from '@/lib/films/tint-query'
import { useTint } from '@/lib/films/use-tint'
import { AddToQuote } from './add-to-quote'
import { FilmSlider } from './film-slider'
import { GlassChoice, RadioOption } from './glass-choice'
import { type SceneParts, TintScene } from './tint-scene'
import styles from './tint-simulator.module.scss'

type Props = {
  scene: SceneParts
  /** The shop's price for the choice. */
  price?: ReactNode
}

// Memoised, so that a step of the slider renders only what depends on the film.
const Scene = memo(TintScene)
const Glass = memo(GlassChoice)

const changeFilm = (film: number) => changeTint({ film: String(film) })
const changeGlass = (glass: number) => changeTint({ glass: String(glass) })

export function TintSimulator({ scene, price }: Props) {
  const tint = useTint()
  const { film, glass, window, view } = tint
  // The picture, which is slow to paint, follows in a later frame.
  const shownFilm = useDeferredValue(film)

  return (
    <div className="sheet-card overflow-hidden rounded-plate">
      <Scene glass={glass} film={shownFilm} {...view} {...scene} />
      <div className={styles.controls}>
        <FilmSlider film={film} glass={glass} onChange={changeFilm} />
        <Glass glass={glass} onChange={changeGlass} />
        <Result film={film} glass={glass} />
      </div>
      <div className={`stack ${styles.foot}`}>
        <div className="d-flex flex-wrap column-gap-5 row-gap-3">
          <WindowChoice window={window} />
          <ViewChoice view={view} />
        </div>
        <div className="stack gap-3 border-top pt-3">
          {price}
          <AddToQuote line={tintUrl(tint)} place="tool" />
        </div>
      </div>
    </div>
  )
}

function Result({ film, glass }: { film: number; glass: number }) {
  const result = formatLight(together(glass, film))
  return (
    <div>
      <p className="form-label">{texts.together}</p>
      <p className={`m-0 fw-semibold lh-1 numeric ${styles.big}`}>
        {result}
        <small className={`text-body-secondary ${styles.percent}`}>%</small>
      </p>
      <p className="mt-2 mb-0 text-body-secondary fs-sm numeric">
        {`${percent(glass)} × ${percent(film)} = ${percent(result)}`}
      </p>
      <p className="mt-2 mb-0 text-body-secondary fs-sm">
        {texts.glare.before} <span className="numeric">{percent(glareReduction(film))}</span>{' '}
        {texts.glare.after}
      </p>
    </div>
  )
}

function WindowChoice({ window }: { window: WindowId }) {
  return (
    <Options legend={windowChoice.legend}>
      {askedWindows.map((id) => (
        <RadioOption
          key={id}
          name="tint-window"
          isChecked={window === id}
          onChange={() => changeTint({ window: id })}
        >
          {windowNames[id]}
        </RadioOption>
      ))}
    </Options>
  )
}

const VIEWS = ['from', 'at'] as const

function ViewChoice({ view }: { view: Viewpoint }) {
  return VIEWS.map((key) => (
    <Options key={key} legend={viewChoice[key].legend}>
      {Object.entries(viewChoice[key].options).map(([value, label]) => (
        <RadioOption
          key={value}
          name={key}
          isChecked={view[key] === value}
          onChange={() => changeTint({ [key]: value })}
        >
          {label}
        </RadioOption>
      ))}
    </Options>
  ))
}

function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="scripted">
      <legend className="form-label">{legend}</legend>
      <div className="d-flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
