'use client'

import { memo, type ReactNode, useDeferredValue } from 'react'
import { tintResult as texts, viewChoice } from '@/lib/content/films/window-film/simulator'
import { formatLight, glareReduction, together } from '@/lib/films/tint'
import { readTint, tintChoice, type View } from '@/lib/films/tint-choice'
import { changeTint, readPlace } from '@/lib/films/tint-query'
import { useQueryState } from '@/lib/url/use-query-state'
import { AddToQuote } from './add-to-quote'
import { FilmSlider } from './film-slider'
import { GlassChoice } from './glass-choice'
import { LegalFinder } from './legal-finder'
import { TintScene } from './tint-scene'
import styles from './tint-simulator.module.scss'

type Props = {
  /** The legal documents by place id. Rendered on the server, so that their data stays out of the JavaScript bundle. */
  lawSources: Readonly<Record<string, ReactNode>>
}

// A step of the slider renders only what depends on the film.
const Scene = memo(TintScene)
const Glass = memo(GlassChoice)
const Legal = memo(LegalFinder)

const changeFilm = (film: number) => changeTint({ film: String(film) })
const changeGlass = (glass: number) => changeTint({ glass: String(glass) })

export function TintSimulator({ lawSources }: Props) {
  const query = useQueryState()
  const tint = readTint(query)
  const { film, glass, view } = tint
  const { place, window } = readPlace(query)
  // The picture, which is slow to paint, follows in a later frame.
  const shownFilm = useDeferredValue(film)

  return (
    <>
      <div className={`sheet-card ${styles.tint}`}>
        <Scene glass={glass} film={shownFilm} {...view} />
        <div className={styles.controls}>
          <FilmSlider film={film} glass={glass} onChange={changeFilm} />
          <Glass glass={glass} onChange={changeGlass} />
          <Result film={film} glass={glass} />
        </div>
        <div className={styles.foot}>
          <ViewChoice view={view} />
          <AddToQuote kind="tint" {...tintChoice(tint)} />
        </div>
      </div>
      <Legal
        glass={glass}
        place={place}
        window={window}
        sources={lawSources[place.id]}
        onChange={changeTint}
      />
    </>
  )
}

function Result({ film, glass }: { film: number; glass: number }) {
  const result = formatLight(together(glass, film))
  return (
    <div>
      <p className="form-label">{texts.together}</p>
      <p className={`${styles.big} numeric`}>
        {result}
        <small>%</small>
      </p>
      <p className={`${styles.sum} numeric`}>
        {glass}% × {film}% = {result}%
      </p>
      <p className={styles.sum}>
        {texts.glare.before} <span className="numeric">{glareReduction(film)}%</span> {texts.glare.after}
      </p>
    </div>
  )
}

const VIEWS = ['from', 'at'] as const

function ViewChoice({ view }: { view: View }) {
  return VIEWS.map((key) => (
    <fieldset className={`${styles.pair} scripted`} key={key}>
      <legend className="visually-hidden">{viewChoice[key].legend}</legend>
      {Object.entries(viewChoice[key].options).map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={key}
            checked={view[key] === value}
            onChange={() => changeTint({ [key]: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  ))
}
