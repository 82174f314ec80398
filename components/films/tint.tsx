'use client'

import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { ClosingCall } from '@/components/editorial/closing-call'
import { lazyPart } from '@/components/ui/lazy-part'
import { asset } from '@/lib/config/asset'
import type { WindowId } from '@/lib/content/facts/films'
import {
  filmSlider,
  glassChoice,
  percent,
  tintResult as texts,
  tintCall,
  tintView,
  viewChoice,
  windowChoice,
  windowNames,
} from '@/lib/content/tint-tool'
import { linePrice } from '@/lib/content/workshop'
import {
  askedWindows,
  changeTint,
  darkening,
  formatLight,
  glareReduction,
  glasses,
  isPossibleGlass,
  MAX_FILM,
  MAX_GLASS,
  MIN_FILM,
  MIN_GLASS,
  readGlass,
  SHADES,
  type Tint,
  tintTitle,
  tintUrl,
  together,
  type Viewpoint,
} from '@/lib/films/tint'
import { useTint } from '@/lib/films/use-tint'
import { AddToQuote, ClosingActions } from './add-to-quote'
import filmPageStyles from './film-page.module.scss'
import { LinePrice } from './line-price'
import { Scene, type SceneParts } from './tint-scene'
import styles from './tint-simulator.module.scss'

const NumberField = lazyPart(() => import('./number-field').then((module) => module.NumberField), {
  name: glassChoice.field,
})

const Glass = memo(GlassChoice)

const changeFilm = (film: number) => changeTint({ film: String(film) })
const changeGlass = (glass: number | string) => changeTint({ glass: String(glass) })

export function TintSimulator({ scene }: { scene: SceneParts }) {
  const tint = useTint()
  const { film, glass, wrongGlass, window, view } = tint
  const isGlassKnown = wrongGlass === undefined
  // The picture, which is slow to paint, follows in a later frame.
  const shownFilm = useDeferredValue(film)

  return (
    <div className="sheet-card overflow-hidden rounded-plate">
      <Scene glass={glass} film={shownFilm} {...view} {...scene} />
      <div className={styles.controls}>
        <FilmSlider film={film} glass={glass} onChange={changeFilm} />
        <Glass glass={wrongGlass ?? glass} onChange={changeGlass} />
        {isGlassKnown && <Result film={film} glass={glass} />}
      </div>
      <div className={`stack ${styles.foot}`}>
        <div className="d-flex flex-wrap column-gap-5 row-gap-3">
          <WindowChoice window={window} />
          <ViewChoice view={view} />
        </div>
        <div className="stack gap-3 border-top pt-3">
          {isGlassKnown && (
            <LinePrice
              line={{ kind: 'tint', film, window }}
              title={linePrice.windowFilm(windowNames[window], film)}
              place="tool"
              className={filmPageStyles.price}
            />
          )}
          <AddToQuote line={tintUrl(tint)} place="tool" missing={!isGlassKnown && glassChoice.fix} />
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

/** Summarises the simulator's film and glass at the end of the page, with the view through both. */
export function TintCall() {
  // Far below the slider, which must not wait for it.
  const tint = useDeferredValue(useTint())
  const share = together(tint.glass, tint.film)

  return (
    <ClosingCall
      title={tintCall.title(tintTitle(tint))}
      text={
        <>
          {tintCall.together.before} <span className="numeric">{percent(formatLight(share))}</span>{' '}
          {tintCall.together.after}
        </>
      }
      actions={
        <ClosingActions
          change={tintCall.change}
          line={tint.wrongGlass === undefined ? tintUrl(tint) : null}
        />
      }
    >
      <TintView film={tint.film} glass={tint.glass} />
    </ClosingCall>
  )
}

/** The same view through glass with film and through bare glass. */
function TintView({ film, glass }: Pick<Tint, 'film' | 'glass'>) {
  const share = together(glass, film)
  return (
    <svg
      className={`rounded-2 ${filmPageStyles.view}`}
      viewBox="0 0 500 220"
      role="img"
      aria-label={tintView.alt}
    >
      <image
        href={asset('/drawings/film-view.svg')}
        x="-400"
        width="2030"
        height="220"
        preserveAspectRatio="none"
      />
      <path fillOpacity={darkening(glass / 100)} d="M330 0H500V220H330Z" />
      <path fillOpacity={darkening(share / 100)} d="M0 0H330V220H0Z" />
      <path d="M330 0V220" />
    </svg>
  )
}

type FilmSliderProps = { film: number; glass: number; onChange: (film: number) => void }

function FilmSlider({ film, glass, onChange }: FilmSliderProps) {
  return (
    <div className={`d-grid column-gap-3 align-items-end ${styles.slider}`}>
      <label className="form-label" htmlFor="film-vlt">
        {filmSlider.label}
      </label>
      <output className={`d-block fw-semibold lh-1 numeric ${styles.big}`} htmlFor="film-vlt">
        {film}
        <small className={`text-body-secondary ${styles.percent}`}>%</small>
      </output>
      <input
        className={`w-100 scripted ${styles.range}`}
        type="range"
        id="film-vlt"
        min={MIN_FILM}
        max={MAX_FILM}
        value={film}
        aria-valuetext={filmSlider.value(film, formatLight(together(glass, film)))}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with its legend would repeat the label above */}
      <div className={`d-grid scripted ${styles.stops}`} role="group" aria-label={filmSlider.shades}>
        {SHADES.map((shade) => (
          <button
            className={`p-0 min-h-target rounded-2 numeric ${styles.stop}`}
            key={shade}
            type="button"
            aria-label={filmSlider.shade(shade)}
            aria-pressed={film === shade}
            onClick={() => onChange(shade)}
          >
            {shade}
          </button>
        ))}
      </div>
    </div>
  )
}

type GlassChoiceProps = { glass: number | string; onChange: (glass: number | string) => void }

const problemOf = (glass: number | string) =>
  !isPossibleGlass(glass) && glassChoice.wrong(String(MIN_GLASS), percent(MAX_GLASS))

function GlassChoice({ glass, onChange }: GlassChoiceProps) {
  const [isOwn, setIsOwn] = useState(false)
  const known = isOwn ? undefined : glasses.find(({ vlt }) => vlt === glass)

  return (
    <fieldset className="stack gap-2 scripted">
      <legend className="form-label mb-2">{glassChoice.legend}</legend>
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
        {glassChoice.own}
        <small className="text-body-secondary numeric">
          {typeof glass === 'number' && !known ? percent(glass) : glassChoice.measured}
        </small>
      </RadioOption>
      {!known && (
        <NumberField
          id="own-glass"
          label={glassChoice.field}
          value={glass}
          read={readGlass}
          show={percent}
          problemOf={problemOf}
          onChange={(next) => {
            // Keeps the field open while an intermediate value equals one of the presets above.
            setIsOwn(true)
            onChange(next)
          }}
        />
      )}
    </fieldset>
  )
}

type OptionProps = { name: string; isChecked: boolean; onChange: () => void; children: ReactNode }

/** A radio button in the form of a large button. */
function RadioOption({ name, isChecked, onChange, children }: OptionProps) {
  return (
    <label className={`position-relative ${styles.option}`}>
      <input type="radio" name={name} checked={isChecked} onChange={onChange} />
      <span className="d-flex flex-wrap column-gap-3 align-items-center justify-content-between min-h-target px-2-half rounded-2">
        {children}
      </span>
    </label>
  )
}
