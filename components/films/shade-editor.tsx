import { useState } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { ChevronDownIcon } from '@/components/ui/icons'
import { lazyPart } from '@/components/ui/lazy-part'
import type { Place } from '@/lib/content/facts/laws'
import { verdict as verdictTexts } from '@/lib/content/laws'
import { glassChoice, tintTool as texts, windowInSentence, windowNames } from '@/lib/content/tint-tool'
import { percent } from '@/lib/content/words'
import { darkestLegal, judge, type Verdict } from '@/lib/films/laws'
import { glasses, MIN_FILM, roundLight, SHADES, together } from '@/lib/films/tint'
import { changeWindow, type Tint } from '@/lib/films/tint-tool'
import { useMonth } from '@/lib/films/use-tint'
import styles from './tint.module.scss'
import { openPlaces } from './vehicle-and-place'

/** No shade on sale is lighter. */
const MAX_SHADE = 70

type Props = { tint: Tint; place: Place | undefined; verdict: Verdict | null }

/** The shade of the selected window, and what the law says about it. Another shade tints a window that was not. */
export function ShadeEditor({ tint, place, verdict }: Props) {
  const window = tint.selected
  const { film, glass, unread } = tint.windows[window]
  const choose = (shade: number) => changeWindow({ film: shade, isOn: true })
  return (
    <section className={styles.editor} aria-labelledby="shade-title">
      <div className="d-flex flex-wrap align-items-baseline justify-content-between column-gap-2-half">
        <h2 className="m-0 fs-lg" id="shade-title">
          {windowNames[window]}
        </h2>
        <p className={`m-0 numeric fs-2xl fw-semibold lh-1 ${styles.shade}`}>
          {percent(film)} <small className="fw-normal text-body-secondary">{texts.film}</small>
        </p>
      </div>
      <input
        className={`d-block d-print-none w-100 scripted ${styles.range}`}
        type="range"
        id="film-vlt"
        min={MIN_FILM}
        max={Math.max(MAX_SHADE, film)}
        value={film}
        aria-label={texts.slider(windowInSentence[window])}
        aria-valuetext={texts.value(percent(film), percent(roundLight(together(glass, film))))}
        onChange={({ target }) => choose(Number(target.value))}
        onKeyDown={(event) => {
          const next = nextShade(event.key, film)
          if (next === null) return
          event.preventDefault()
          choose(next)
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with its legend would repeat the heading above */}
      <div className={`d-grid d-print-none scripted ${styles.stops}`} role="group" aria-label={texts.shades}>
        {SHADES.map((shade) => (
          <button
            className={`p-0 min-h-target rounded-2 fw-medium numeric ${styles.stop}`}
            key={shade}
            type="button"
            data-early
            aria-label={texts.shade(percent(shade))}
            aria-pressed={film === shade}
            onClick={() => choose(shade)}
          >
            {shade}
          </button>
        ))}
      </div>
      {film > MAX_SHADE && (
        <p className="mt-1 mb-0 text-body-secondary fs-sm">{texts.lightest(percent(MAX_SHADE))}</p>
      )}
      {unread === undefined ? (
        <VerdictBox tint={tint} place={place} verdict={verdict} />
      ) : (
        <p className="problem mt-2 mb-0">{texts.unreadHelp}</p>
      )}
    </section>
  )
}

/** The page keys move to the next shade on sale. */
function nextShade(key: string, film: number): number | null {
  if (key === 'PageUp') return SHADES.find((shade) => shade > film) ?? null
  return key === 'PageDown' ? (SHADES.findLast((shade) => shade < film) ?? null) : null
}

export const icons = { within: 'within', against: 'against', unclear: 'info' } as const

function VerdictBox({ tint, place, verdict }: Props) {
  const now = useMonth()
  // The glass is wrong.
  if (place && !verdict) return null
  if (!place || !verdict) {
    const { lead, text, choose } = verdictTexts.noPlace
    return (
      <div className={`d-print-none scripted rounded-2 fs-sm ${styles.verdict}`}>
        <p className="d-flex m-0">
          <SpriteIcon name="info" />
          <span>
            <b>{lead}</b> {text}
          </span>
        </p>
        <button className="btn btn-line bg-surface" type="button" onClick={openPlaces}>
          {choose}
        </button>
      </div>
    )
  }
  const isTooDark = verdict.kind === 'against' && verdict.text !== ''
  const tinted = { ...tint.windows[tint.selected], window: tint.selected, vehicle: tint.vehicle.id }
  const legal = isTooDark ? darkestLegal(place, tinted, now) : null
  const bare = judge(place, { ...tinted, film: 100 }, now)
  const isDarkGlass = isTooDark && bare.legality === 'against'
  return (
    <div className={`d-print-none rounded-2 fs-sm ${styles.verdict} ${styles[verdict.kind]}`}>
      <p className="d-flex m-0 numeric">
        <SpriteIcon name={icons[verdict.kind]} />
        <span>
          <b>{isDarkGlass ? verdictTexts.darkGlass(place.named) : verdict.lead}</b>{' '}
          {isTooDark ? !isDarkGlass && adviceFor(legal) : verdict.text}
        </span>
      </p>
      {legal !== null && (
        <button
          className="btn btn-line bg-surface scripted"
          type="button"
          onClick={() => changeWindow({ film: legal })}
        >
          {texts.use(percent(legal))}
        </button>
      )}
    </div>
  )
}

const adviceFor = (legal: number | null) =>
  legal === null ? verdictTexts.noShade : verdictTexts.darkest(percent(legal))

const GlassChoice = lazyPart(() => import('./glass-choice').then((module) => module.GlassChoice), {
  name: glassChoice.name,
})

/** The glass of the selected window. */
export function GlassFold({ tint }: { tint: Tint }) {
  const { selected: window, wrongGlass } = tint
  const { glass } = tint.windows[window]
  const [isOpen, setIsOpen] = useState(false)
  const isShown = isOpen || wrongGlass !== undefined
  const known = glasses.find(({ vlt }) => vlt === glass)
  const label = glassChoice.of(
    windowInSentence[window],
    known ? `${known.named}, ${percent(glass)}` : percent(glass),
  )
  return (
    <details
      className="d-print-none scripted"
      open={isShown}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="fold-summary">
        {label}
        <ChevronDownIcon />
      </summary>
      {isShown && <GlassChoice label={label} tint={tint} />}
    </details>
  )
}
