import { type ReactNode, useId } from 'react'
import { SpriteIcon, type SpriteName } from '@/components/ui/icon'
import { ArrowRightIcon } from '@/components/ui/icons'
import { ACT, IntentLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { messageRoute } from '@/lib/config/routes'
import { coverageChoice } from '@/lib/content/ppf-tool'
import { filmLine, gone, quoteStrip as texts } from '@/lib/content/quote'
import { tintTool } from '@/lib/content/tint-tool'
import { actions } from '@/lib/content/ui'
import { actionOf, capitalized, countOf, listOf, percent, withUnits } from '@/lib/content/words'
import { coverageName } from '@/lib/films/coverage'
import { describeLine } from '@/lib/films/describe-line'
import { readLine, vehicleOfLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import type { Verdict } from '@/lib/films/laws'
import { vehicleOf } from '@/lib/films/vehicles'
import { type Answer, keepOnlyAdded, undoAdding } from '@/lib/quote/add-lines'
import { quoteStore } from '@/lib/quote/quote'
import styles from './quote-strip.module.scss'

type Props = {
  answer: Answer
  /** With `null` the button comes back. */
  onAnswer: (answer: Answer | null) => void
}

/** What has become of the added lines, and the next step. It takes the focus, so that a second Enter does nothing. */
export function QuoteStrip({ answer, onAnswer }: Props) {
  const id = useId()
  const quote = useStoredValue(quoteStore) ?? []
  const { kind, asked, added, left, alternatives, isCarried } = answer
  const isDone = kind === 'added' || kind === 'saved'
  const sayings = isDone ? doneSayings(answer) : [otherSaying(kind, left)]
  const next = isDone ? nextStep(added, quote) : null

  function undo() {
    const rest = undoAdding(answer)
    onAnswer(rest)
    announce('quote', () => (rest ? gone.full(rest.left.map(titleOf)) : texts.undone))
  }
  function keepOnly() {
    onAnswer(keepOnlyAdded(answer))
    announce('quote', () => texts.keptOnly(briefly(added)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a result is not part of a form
    <div
      className={`d-grid gap-3 p-3 rounded-3 ${styles.strip} ${sayings[0]?.icon === 'warning' ? styles.warning : ''}`}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
    >
      {sayings.map(({ icon, text }, index) => (
        <div
          className={`d-flex flex-wrap row-gap-1 column-gap-2-half ${styles.says}`}
          data-icon={icon}
          key={text}
        >
          <SpriteIcon name={icon} />
          <div>
            <p
              className={index === 0 ? 'm-0 fw-semibold text-strong' : 'm-0'}
              id={index === 0 ? id : undefined}
            >
              {withUnits(text)}
            </p>
            {index === sayings.length - 1 && kind !== 'full' && kind !== 'partly restored' && (
              <p className="mt-1 mb-0 fs-sm">
                {!isDone
                  ? `${capitalized(namesOf(asked))}.`
                  : alternatives.length > 0
                    ? texts.alternatives(alternatives.length, added.length)
                    : [isCarried && texts.carried, allLegal(added), texts.count(quote.length)]
                        .filter(Boolean)
                        .join(' ')}
              </p>
            )}
          </div>
        </div>
      ))}
      <div className="d-flex flex-wrap column-gap-3 row-gap-2 align-items-center">
        {next}
        <IntentLink className={`btn ${next ? 'btn-line' : 'btn-primary'}`} href={messageRoute}>
          {texts.view}
        </IntentLink>
        {alternatives.length > 0 && (
          <button className={ACT} type="button" onClick={keepOnly}>
            {texts.keepOnly(briefly(added))}
          </button>
        )}
        {(isDone || kind === 'partly restored') && (
          <button
            className={ACT}
            type="button"
            aria-label={actionOf(actions.undo, namesOf(isDone ? added : asked))}
            onClick={undo}
          >
            {actions.undo}
          </button>
        )}
      </div>
    </div>
  )
}

type Saying = { icon: Extract<SpriteName, 'within' | 'unclear' | 'warning'>; text: string }

/** A film that is not legal never gets a tick; what the law says about the others stands below it. */
function doneSayings(answer: Answer): readonly Saying[] {
  const { kind, added, left, alternatives } = answer
  const isPart = left.length > 0
  const missing: Saying[] = isPart ? [{ icon: 'warning', text: texts.notAdded(left.map(titleOf)) }] : []
  const verdicts = added.map((line) => describeLine(line)?.verdict?.kind)
  const judged = (wanted: Verdict['kind']) => added.filter((_, index) => verdicts[index] === wanted)
  const [illegal, legal, unclear] = [judged('against'), judged('within'), judged('unclear')]
  const [first] = illegal.map(readLine)
  const place = first?.kind === 'tint' ? first.place?.named : undefined
  if (place) {
    const sayings: Saying[] = [{ icon: 'warning', text: texts.notLegal(place, namesOf(illegal)) }]
    if (legal.length > 0)
      sayings.push({ icon: 'within', text: tintTool.summary.onlyLegal(windowsOf(legal), place) })
    if (unclear.length > 0) sayings.push({ icon: 'unclear', text: tintTool.summary.rest(windowsOf(unclear)) })
    return [...sayings, ...missing]
  }
  const say = kind === 'saved' ? texts.saved : texts.added
  return [
    {
      icon: isPart ? 'unclear' : 'within',
      text: say(
        added.length === 1 && alternatives.length > 0 ? eitherOf(added, alternatives) : namesOf(added),
      ),
    },
    ...missing,
  ]
}

function otherSaying(kind: Exclude<Answer['kind'], 'added' | 'saved'>, left: readonly FilmUrl[]): Saying {
  if (kind === 'partly restored') return { icon: 'warning', text: gone.full(left.map(titleOf)) }
  return { icon: 'unclear', text: texts[kind] }
}

const titleOf = (line: FilmUrl) => describeLine(line)?.title ?? line

/** `rear side windows and rear window` */
const windowsOf = (lines: readonly FilmUrl[]) =>
  listOf(
    lines
      .map(readLine)
      .flatMap((line) => (line?.kind === 'tint' && line.window ? [filmLine.window(line.window)] : [])),
  )

/** `Road or Front, on your truck`, or `front side windows, 20% or 35% film` */
function eitherOf(added: readonly FilmUrl[], alternatives: readonly FilmUrl[]): string {
  const lines = [...added, ...alternatives].map(readLine)
  const [first] = lines
  if (first?.kind === 'coverage')
    return coverageChoice.title(
      texts.either(lines.flatMap((line) => (line?.kind === 'coverage' ? [coverageName(line)] : []))),
      first.vehicle.own,
    )
  const shades = new Set(lines.flatMap((line) => (line?.kind === 'tint' ? [percent(line.film)] : [])))
  return first?.kind === 'tint' && first.window && shades.size === lines.length
    ? texts.eitherShade(first.window, [...shades])
    : texts.or(namesOf(added), namesOf(alternatives))
}

/** Without the vehicle: `Road`. */
function briefly(lines: readonly FilmUrl[]): string {
  const [first] = lines.map(readLine)
  return first?.kind === 'coverage' ? coverageName(first) : namesOf(lines)
}

/** What the law says if it allows all of the windows. */
function allLegal(lines: readonly FilmUrl[]): string | undefined {
  const read = lines.map(readLine)
  const [first] = read
  const verdicts = lines.map((line) => describeLine(line)?.verdict)
  if (first?.kind !== 'tint' || !first.place || verdicts.some((verdict) => verdict?.kind !== 'within'))
    return undefined
  return lines.length === 1 ? verdicts[0]?.lead : `${texts.allLegal(first.place.named)}.`
}

/** `Front, on your truck`, or `three windows of your truck`. */
function namesOf(lines: readonly FilmUrl[]): string {
  const [first] = lines.map(readLine)
  if (first?.kind === 'coverage') return coverageChoice.title(coverageName(first), first.vehicle.own)
  if (lines.length > 1 && first?.kind === 'tint' && first.vehicle)
    return texts.windows(
      `${countOf(lines.length, texts.windowForms).toLowerCase()}`,
      vehicleOf(first.vehicle).own,
    )
  return listOf(lines.map((line) => describeLine(line)?.named ?? ''))
}

/** The other tool for the same vehicle, unless the quote has its films already. */
function nextStep(added: readonly FilmUrl[], quote: readonly FilmUrl[]): ReactNode {
  const line = added.map(readLine)[0]
  const vehicle = line && vehicleOfLine(line)
  if (!vehicle) return null
  const other = line.kind === 'coverage' ? 'tint' : 'coverage'
  const hasOther = quote
    .map(readLine)
    .some((each) => each?.kind === other && (vehicleOfLine(each) ?? vehicle) === vehicle)
  if (hasOther) return null
  const route = other === 'tint' ? '/window-film' : '/ppf'
  return (
    <IntentLink className="btn btn-primary" href={`${route}?vehicle=${vehicle}#top`}>
      {other === 'tint' ? texts.tintIt(vehicleOf(vehicle).shown) : texts.coverIt}
      <ArrowRightIcon />
    </IntentLink>
  )
}
