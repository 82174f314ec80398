import type { ReactNode } from 'react'
import { SpriteIcon } from '@/components/ui/icon'
import { ChevronDownIcon } from '@/components/ui/icons'
import { lazyPart } from '@/components/ui/lazy-part'
import { IntentLink } from '@/components/ui/links'
import type { Place } from '@/lib/content/facts/laws'
import { messageRoute } from '@/lib/content/facts/site'
import { placePicker, verdict as texts } from '@/lib/content/laws'
import { glassChoice, tintTool as toolTexts, windowInSentence, windowNames } from '@/lib/content/tint-tool'
import { percent } from '@/lib/content/words'
import {
  darkestMeeting,
  formatLight,
  glassNeeded,
  glassWords,
  type Tinted,
  type Verdict,
} from '@/lib/films/laws'
import { lightThrough, MIN_FILM, SHADES } from '@/lib/films/tint'
import { changeWindow, type Tint } from '@/lib/films/tint-tool'
import { useMonth } from '@/lib/films/use-tint'
import styles from './tint.module.scss'

/** No shade on sale is lighter. */
const MAX_SHADE = 70

type Props = {
  tint: Tint
  place: Place | undefined
  verdict: Verdict | null
  /** Leads to the field for glass that was measured. */
  onKnowGlass: () => void
}

/** The shade of the selected window, and what the law says about it. Another shade tints a window that was not. */
export function ShadeEditor(props: Props) {
  const { tint, verdict } = props
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
          {percent(film)} <small className="fw-normal text-body-secondary">{toolTexts.film}</small>
        </p>
      </div>
      <input
        className={`d-block d-print-none w-100 scripted ${styles.range}`}
        type="range"
        id="film-vlt"
        min={MIN_FILM}
        max={Math.max(MAX_SHADE, film)}
        value={film}
        aria-label={toolTexts.slider(windowInSentence[window])}
        aria-valuetext={toolTexts.value(
          percent(film),
          formatLight(lightThrough({ glass, film }), verdict?.least),
        )}
        onChange={({ target }) => choose(Number(target.value))}
        onKeyDown={(event) => {
          const next = nextShade(event.key, film)
          if (next === null) return
          event.preventDefault()
          choose(next)
        }}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset with its legend would repeat the heading above */}
      <div
        className={`d-grid d-print-none scripted ${styles.stops}`}
        role="group"
        aria-label={toolTexts.shades}
      >
        {SHADES.map((shade) => (
          <button
            className={`p-0 min-h-target rounded-2 fw-medium numeric ${styles.stop}`}
            key={shade}
            type="button"
            data-early
            aria-label={toolTexts.shade(percent(shade))}
            aria-pressed={film === shade}
            onClick={() => choose(shade)}
          >
            {shade}
          </button>
        ))}
      </div>
      {film > MAX_SHADE && (
        <p className="mt-1 mb-0 text-body-secondary fs-sm">{toolTexts.lightest(percent(MAX_SHADE))}</p>
      )}
      {unread === undefined ? (
        <VerdictCard {...props} />
      ) : (
        <p className="problem mt-2 mb-0">{toolTexts.unreadHelp}</p>
      )}
    </section>
  )
}

/** The page keys move to the next shade on sale. */
function nextShade(key: string, film: number): number | null {
  if (key === 'PageUp') return SHADES.find((shade) => shade > film) ?? null
  return key === 'PageDown' ? (SHADES.findLast((shade) => shade < film) ?? null) : null
}

const ACTION = `ms-auto position-relative ${styles.action}`

export const icons = { within: 'within', depends: 'depends', against: 'against', unclear: 'info' } as const

function VerdictCard({ tint, place, verdict, onKnowGlass }: Props) {
  const now = useMonth()
  // The glass is wrong.
  if (place && !verdict) return null
  if (!place || !verdict) {
    const { lead, text } = texts.noPlace
    return <Card kind="unclear" lead={lead} action={null} rest={text} />
  }
  const tinted = { ...tint.windows[tint.selected], window: tint.selected, vehicle: tint.vehicle.id }
  const { answer, least, kind, lead, tail, text } = verdict
  const isShort = least !== undefined && answer !== 'meets'
  const better = isShort ? darkestMeeting(place, tinted, now) : null
  const know = <Action onClick={onKnowGlass}>{texts.knowGlass}</Action>
  const use = better !== null && (
    <Action onClick={() => changeWindow({ film: better, isOn: true })}>
      {toolTexts.use(percent(better))}
    </Action>
  )
  const ask = answer === 'unknown' && (
    <IntentLink className={ACTION} href={messageRoute}>
      {placePicker.notListed.link}
    </IntentLink>
  )
  return (
    <>
      <Card
        kind={kind}
        lead={lead}
        tail={tail}
        action={use || (isShort && answer === 'against' && typeof tinted.glass !== 'number' && know) || ask}
        rest={least === undefined ? text : <Meter tinted={tinted} place={place} least={least} />}
      />
      {answer === 'depends' && least !== undefined && (
        <p className="d-print-none mt-1 mb-0 fs-sm numeric scripted">
          {texts.needs(percent(glassNeeded(least, tinted.film)))} {know}
        </p>
      )}
    </>
  )
}

type CardProps = {
  kind: keyof typeof icons
  lead: string
  /** A phone has no room for it next to an action. */
  tail?: string
  action: ReactNode
  rest: ReactNode
}

/** Two rows: the answer, with one thing to do about it, and what it rests on. */
function Card({ kind, lead, tail = '', action, rest }: CardProps) {
  return (
    <div className={`d-print-none scripted rounded-2 fs-sm ${styles.verdict} ${styles[kind]}`}>
      <p>
        <SpriteIcon name={icons[kind]} />
        <b>
          {lead}
          <span className={action ? styles.tail : ''}>{tail}</span>
        </b>
        {action}
      </p>
      <p className="numeric">{rest}</p>
    </div>
  )
}

const Action = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button className={`p-0 border-0 scripted ${ACTION}`} type="button" onClick={onClick}>
    {children}
  </button>
)

/** The light through the window against the limit. It does not announce each step of the slider. */
function Meter({ tinted, place, least }: { tinted: Tinted; place: Place; least: number }) {
  const light = lightThrough(tinted)
  const shown = formatLight(light, least)
  const end = least > HALF_SCALE_UP_TO ? 100 : 50
  const places = { low: light.low, high: light.high, limit: least }
  // The page's policy allows no styles in its HTML.
  const set = (bar: HTMLElement | null) => {
    for (const [name, share] of Object.entries(places))
      bar?.style.setProperty(`--${name}`, `${Math.min(100, (share / end) * 100)}%`)
  }
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span
        className={styles.meter}
        role="img"
        aria-label={`${texts.through(shown)}. ${texts.asks(place.named, percent(least))}.`}
        ref={set}
      >
        <i />
        <i />
      </span>
      <span aria-hidden="true">{texts.limit(percent(least))}</span>
    </>
  )
}

/** A limit that is low has a meter that ends at 50%. */
const HALF_SCALE_UP_TO = 45

const GlassChoice = lazyPart(() => import('./glass-choice').then((module) => module.GlassChoice), {
  name: glassChoice.name,
})

/** `measured` counts the presses that open the field for a measured value. */
type GlassFoldState = { measured: number } | null

type FoldProps = {
  tint: Tint
  fold: GlassFoldState
  /** The answer above leads here already, so a phone needs no closed fold. */
  isOffered: boolean
  onFold: (fold: GlassFoldState) => void
}

/** The glass of the selected window. */
export function GlassFold({ tint, fold, isOffered, onFold }: FoldProps) {
  const { selected: window, wrongGlass } = tint
  const isShown = fold !== null || wrongGlass !== undefined
  const label = glassChoice.of(windowInSentence[window], ...glassWords(tint.windows[window].glass))
  const measured = fold?.measured ?? 0
  return (
    <details
      className={`d-print-none scripted ${isOffered && !isShown ? 'd-none d-lg-block' : ''}`}
      open={isShown}
      onToggle={({ currentTarget }) => onFold(currentTarget.open ? { measured } : null)}
    >
      <summary className="fold-summary">
        {label}
        <ChevronDownIcon />
      </summary>
      {isShown && (
        // Another press focuses the field again.
        <GlassChoice key={`${window} ${measured}`} label={label} tint={tint} isOwnAtFirst={measured > 0} />
      )}
    </details>
  )
}
