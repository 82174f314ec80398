'use client'

import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { useEarlyChanges } from '@/lib/browser/use-early-changes'
import type { WindowId } from '@/lib/content/facts/films'
import { places } from '@/lib/content/facts/laws'
import { verdict as lawTexts } from '@/lib/content/laws'
import {
  glassChoice,
  tintTool as texts,
  viewChoice,
  windowInSentence,
  windowNames,
} from '@/lib/content/tint-tool'
import { capitalized, type Month, percent } from '@/lib/content/words'
import { formatLight, glassWords, mirrorsFor, type Verdict } from '@/lib/films/laws'
import { lightThrough } from '@/lib/films/tint'
import {
  changeTint,
  openingOf,
  type Tint,
  type TintedWindow,
  tintedWindows,
  tintLines,
  type Verdicts,
  verdictsOf,
} from '@/lib/films/tint-tool'
import { useMonth, useTint } from '@/lib/films/use-tint'
import type { Choice } from '@/lib/films/use-tool-choice'
import { usePrices } from '@/lib/prices/use-prices'
import { GlassFold, ShadeEditor } from './shade-editor'
import { SumRow } from './sum-row'
import styles from './tint.module.scss'
import picture from './tint-picture.module.scss'
import { Scene, type SceneParts, VehicleInItsShades } from './tint-scene'
import { VehicleAndPlace } from './vehicle-and-place'
import { WindowRows } from './window-rows'

// Most shops have no prices.
export const WindowPrice = lazyPart(() => import('./window-price').then((module) => module.WindowPrice))

/** `add` is the button that adds the tool's choice to the quote, and `whose` asks whose vehicle it is. */
type Props = { scene: SceneParts; add: ReactNode; whose?: ReactNode }

/** A shade for each window of the vehicle, what it looks like, and what the law of the place says about it. */
export function TintTool({ scene, add, whose }: Props) {
  useEarlyChanges('tool')
  const tint = useTint()
  const now = useMonth()
  const place = places.find(({ id }) => id === tint.place)
  const verdicts = verdictsOf(tint, place, now)
  const { selected, windows } = tint
  const window = windows[selected]
  const hasPrices = usePrices() !== null
  const [fold, setFold] = useState<{ window: WindowId; measured: number } | null>(null)
  useAnnouncedChoice(tint, verdicts[selected], now)
  const price = (part: 'figure' | 'terms') =>
    hasPrices &&
    tint.wrongGlass === undefined && <WindowPrice part={part} film={window.film} window={selected} />

  return (
    <div className={`sheet-card rounded-plate ${styles.tool}`}>
      <VehicleAndPlace tint={tint} place={place} whose={whose} />
      <Picture tint={tint} scene={scene} />
      <ShadeEditor
        tint={tint}
        place={place}
        verdict={verdicts[selected]}
        onKnowGlass={() => setFold((before) => ({ window: selected, measured: 1 + (before?.measured ?? 0) }))}
      />
      <Light tint={tint} verdict={verdicts[selected]}>
        <GlassFold
          tint={tint}
          fold={fold?.window === selected ? fold : null}
          isOffered={verdicts[selected]?.answer === 'depends'}
          onFold={(next) => setFold(next && { window: selected, ...next })}
        />
      </Light>
      <fieldset className={`min-w-0 scripted ${styles.windows}`}>
        <legend className="visually-hidden">{texts.windows(tint.vehicle.own)}</legend>
        <WindowRows tint={tint} verdicts={verdicts} order={openingOf(tint.vehicle, tint.place, now).order} />
      </fieldset>
      {place && tint.wrongGlass === undefined && (
        <AlsoRequired tint={tint} place={place} verdicts={verdicts} />
      )}
      <div className={`d-print-none scripted ${styles.add}`}>
        <SumRow price={price('figure')} choice={choiceOf(tint, verdicts)}>
          {add}
        </SumRow>
        {price('terms')}
      </div>
    </div>
  )
}

/** What the button adds, and what the law says against it. */
function choiceOf(tint: Tint, verdicts: Verdicts): Choice {
  const ids = tintedWindows(tint)
  const against = ids.map((id) => verdicts[id]).find((verdict) => verdict?.kind === 'against')
  return {
    lines: tintLines(tint),
    label: labelOf(ids, against),
    isWarning: against !== undefined,
    isEmpty: ids.length === 0,
    missing: tint.wrongGlass === undefined ? ids.length === 0 && texts.noneChecked : glassChoice.fix,
  }
}

function labelOf([first, ...others]: readonly WindowId[], against: Verdict | null | undefined): string {
  if (!first) return texts.addNone
  return against
    ? texts.addAnyway(against.lead + against.tail)
    : texts.add(1 + others.length, windowInSentence[first])
}

const SETTLED_MS = 400

/** Announces the selected window once the visitor has stopped changing it. */
function useAnnouncedChoice({ selected, windows }: Tint, verdict: Verdict | null, now: Month | undefined) {
  const said = announcementOf(windowNames[selected], windows[selected], verdict)
  // While hydrating there is no month, and the query and the place have not been read.
  const isRead = now !== undefined
  const last = useRef<string>(undefined)

  useEffect(() => {
    if (!isRead) return
    last.current ??= said
    if (last.current === said) return
    const timer = setTimeout(() => {
      last.current = said
      announce('tint', () => said)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [said, isRead])
}

/** `Front sides, 35% film. Depends on your glass. 24.5 to 29.8% gets through, limit 25%.` */
function announcementOf(name: string, { isOn, ...pane }: TintedWindow, verdict: Verdict | null): string {
  const least = verdict?.least
  const limit = least === undefined ? [] : [lawTexts.limit(percent(least))]
  if (!isOn) return `${[`${name}: ${texts.none}`, ...limit].join(', ')}.`
  const answer = verdict ? [`${verdict.lead}${verdict.tail}${mirrorsFor(verdict.limit)}.`] : []
  const light = [texts.passes(formatLight(lightThrough(pane), least)), ...limit].join(', ')
  return [texts.announced(name, percent(pane.film)), ...answer, `${light}.`].join(' ')
}

/** The selected window from inside, or the whole vehicle from outside, by day or by night. */
function Picture({ tint, scene }: { tint: Tint; scene: SceneParts }) {
  // The picture, which is slow to make and to paint, follows in a later frame.
  const shown = useDeferredValue(tint)
  const { from, at } = shown.view
  const { film, glass } = shown.windows[shown.selected]

  return (
    <div className={`d-print-none overflow-hidden ${picture.picture}`} data-from={from} data-at={at}>
      {from === 'inside' ? (
        <Scene glass={glass} film={film} at={at} {...scene} />
      ) : (
        <VehicleInItsShades
          tint={shown}
          isLit={at === 'night'}
          label={texts.outside[at](capitalized(shown.vehicle.own))}
        />
      )}
      <div
        className={`scripted d-flex align-items-center justify-content-between gap-2 position-absolute ${picture.views}`}
      >
        {(['from', 'at'] as const).map((key) => (
          <fieldset className="d-flex min-w-0" key={key}>
            <legend className="visually-hidden">{viewChoice[key].legend}</legend>
            {Object.entries(viewChoice[key].options).map(([value, label]) => (
              <label className="position-relative cursor-pointer" key={value}>
                <input
                  type="radio"
                  name={key}
                  checked={tint.view[key] === value}
                  onChange={() => changeTint((now) => ({ ...now, view: { ...now.view, [key]: value } }))}
                />
                <span className="d-grid min-h-target text-nowrap">
                  <i className="rounded-1">{label}</i>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}

type LightProps = { tint: Tint; verdict: Verdict | null; children: ReactNode }

/** How much light gets through the selected window, and its glass, which is given. A phone has a meter instead. */
function Light({ tint, verdict, children }: LightProps) {
  const { selected, windows, vehicle, wrongGlass } = tint
  const { film, glass } = windows[selected]
  // Compared with the bare glass.
  const lessGlare = 100 - film
  return (
    <div className={styles.light}>
      {wrongGlass === undefined && (
        <div className={verdict?.least === undefined ? '' : 'd-none d-lg-block'}>
          <p className="m-0 numeric">
            <b className="fw-semibold">{formatLight(lightThrough(windows[selected]), verdict?.least)}</b>{' '}
            <span>{texts.through}</span>
          </p>
          <p className="d-none d-lg-block m-0 numeric text-body-secondary fs-sm">
            {texts.sum(...glassWords(glass), percent(film), percent(lessGlare))}
          </p>
        </div>
      )}
      {children}
      <figure className="d-none d-lg-block d-print-none m-0 scripted">
        <div>
          <VehicleInItsShades tint={tint} />
        </div>
        <figcaption className="text-body-secondary fs-sm text-center">
          {texts.fromOutside(capitalized(vehicle.own))}
        </figcaption>
      </figure>
    </div>
  )
}

/** The end of the page: `children` until the visitor's own choice has been loaded in their place. */
export const TintCall = lazyPart<{ add: ReactNode; children: ReactNode }>(
  () => import('./tint-call').then((module) => module.OwnTintCall),
  { Fallback: ({ children }) => children },
)

export const AlsoRequired = lazyPart(() => import('./law').then((module) => module.AlsoRequired), {
  name: lawTexts.also,
})

/** The law of the visitor's place, which only the browser knows. It is left out if its code cannot be loaded. */
export const LawOfPlace = lazyPart(() => import('./law').then((module) => module.LawOfPlace))
