import { type ReactNode, useId } from 'react'
import { SpriteIcon, type SpriteName } from '@/components/ui/icon'
import { ArrowRightIcon } from '@/components/ui/icons'
import { ACT, IntentLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { cartStore, itemCount } from '@/lib/cart/cart'
import { messageRoute } from '@/lib/content/facts/site'
import { coverageChoice } from '@/lib/content/ppf-tool'
import { gone, addResult as texts } from '@/lib/content/quote'
import { actions } from '@/lib/content/ui'
import { actionOf, capitalized, countOf, listOf, percent, withUnits } from '@/lib/content/words'
import { coverageName } from '@/lib/films/coverage'
import { describeLine, lawAnswersOf, lineName } from '@/lib/films/describe-line'
import { type FilmLine, readLine, vehicleOfLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { isNumber, NAME } from '@/lib/films/vehicle-name'
import { type Vehicle, vehicleOf } from '@/lib/films/vehicles'
import { type Answer, keepOnlyAdded, undoAdding } from '@/lib/quote/add-lines'
import { filmsOfThing, type RenamedThing } from '@/lib/quote/groups'
import { quoteStore } from '@/lib/quote/quote'
import { changeQuery } from '@/lib/url/query-state'
import styles from './add-result.module.scss'
import { VehicleName } from './vehicle-name'

type Props = {
  answer: Answer
  /** With `null` the button comes back. */
  onAnswer: (answer: Answer | null) => void
}

/** What has become of the added lines, and the next step. It takes the focus, so that a second Enter does nothing. */
export function AddResult({ answer, onAnswer, isAtEnd }: Props & { isAtEnd: boolean }) {
  const id = useId()
  const quote = useStoredValue(quoteStore) ?? []
  const { kind, asked, added, left, alternatives, isCarried } = answer
  const isDone = kind === 'added' || kind === 'saved'
  const sayings = isDone ? doneSayings(answer) : [otherSaying(kind, left)]
  const [first] = sayings
  const isNew = isDone && isNewThing(added, quote)

  function undo() {
    const rest = undoAdding(answer)
    onAnswer(rest)
    announce('quote', () => (rest ? gone.full(rest.left.map(titleOf)) : texts.undone))
  }
  function keepOnly() {
    onAnswer(keepOnlyAdded(answer))
    announce('quote', () => texts.keptOnly(briefly(added)))
  }
  const details = (count: string) =>
    alternatives.length > 0
      ? texts.alternatives(alternatives.length, added.length)
      : [isCarried && texts.carried, ...oneAnswer(added), count].filter(Boolean).join(' ')
  const keepOnlyButton = alternatives.length > 0 && (
    <button className={ACT} type="button" onClick={keepOnly}>
      {texts.keepOnly(briefly(added))}
    </button>
  )
  const undoButton = (look: string) => (
    <button
      className={look}
      type="button"
      aria-label={actionOf(actions.undo, namesOf(isDone ? added : asked))}
      onClick={undo}
    >
      {actions.undo}
    </button>
  )

  // Everything is as the visitor wanted it, so it fits into the panel at the page's end.
  if (isAtEnd && isDone && !isNew && sayings.length === 1 && first?.icon === 'within')
    return (
      <AddedAtEnd id={id} title={first.text} details={details}>
        <IntentLink className="btn btn-lg btn-clear" href={messageRoute}>
          {texts.view}
        </IntentLink>
        {undoButton('btn btn-lg btn-line')}
        {keepOnlyButton}
      </AddedAtEnd>
    )
  const next = isDone ? nextStep(added, quote) : null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a result is not part of a form
    <div
      className={`d-grid gap-3 p-3 rounded-3 ${styles.result} ${first?.icon === 'warning' ? styles.warning : ''}`}
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
                {isDone ? details(texts.count(quote.length)) : `${capitalized(namesOf(asked))}.`}
              </p>
            )}
          </div>
        </div>
      ))}
      {isNew && <NewName answer={answer} quote={quote} onAnswer={onAnswer} />}
      <div className="d-flex flex-wrap column-gap-3 row-gap-2 align-items-center">
        {next}
        <IntentLink className={`btn ${next ? 'btn-line' : 'btn-primary'}`} href={messageRoute}>
          {texts.view}
        </IntentLink>
        {keepOnlyButton}
        {(isDone || kind === 'partly restored') && undoButton(ACT)}
      </div>
    </div>
  )
}

type AddedAtEndProps = {
  id: string
  title: string
  details: (count: string) => string
  children: ReactNode
}

/** In the panel at the page's end, in place of its title, its text and its buttons. The first button takes the focus. */
function AddedAtEnd({ id, title, details, children }: AddedAtEndProps) {
  const films = useStoredValue(quoteStore) ?? []
  const cards = useStoredValue(cartStore) ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a result is not part of a form
    <div
      className={styles.atEnd}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      onFocus={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.querySelector('a')?.focus()
      }
    >
      <div role="status">
        <h2 className="d-flex gap-2-half align-items-center pb-2 fs-2xl">
          <SpriteIcon name="within" />
          <span id={id}>{withUnits(title)}</span>
        </h2>
        <p className="fs-lg">{details(texts.countAtEnd(films.length, itemCount(cards)))}</p>
      </div>
      {children}
    </div>
  )
}

/** Whether these are the first films of another vehicle, which has a number until it gets a name. */
function isNewThing(added: readonly FilmUrl[], quote: readonly FilmUrl[]) {
  const [first] = added.map(readLine)
  return first && isNumber(first.name) && filmsOfThing(first, quote).every((url) => added.includes(url))
}

function NewName({ answer, quote, onAnswer }: Props & { quote: readonly FilmUrl[] }) {
  const { added, restore } = answer
  const [first] = added.map(readLine)
  if (!first) return null
  const name = (renamed: RenamedThing, next: string) => {
    // The next film of the tool is for the same vehicle.
    changeQuery({ [NAME]: next })
    // What was added goes first, so that there is room.
    onAnswer({ ...answer, added: renamed.films, restore: () => [...renamed.restore(), ...restore()] })
  }
  return (
    <VehicleName
      films={filmsOfThing(first, quote)}
      name={first.name}
      label={lineName(first)}
      onNamed={name}
    />
  )
}

type Saying = { icon: Extract<SpriteName, 'within' | 'depends' | 'unclear' | 'warning'>; text: string }

/** A film that is too dark for the law never gets a tick; the answers for the other films follow below. */
function doneSayings(answer: Answer): readonly Saying[] {
  const { kind, added, left, alternatives } = answer
  const isPart = left.length > 0
  const missing: Saying[] = isPart ? [{ icon: 'warning', text: texts.notAdded(left.map(titleOf)) }] : []
  const against = added.filter((line) => describeLine(line)?.verdict?.kind === 'against')
  const [first] = against
  const lead = first && describeLine(first)?.verdict?.lead
  if (lead) {
    const others = added.filter((line) => !against.includes(line))
    return [
      { icon: 'warning', text: texts.against(lead.slice(0, -1), namesOf(against)) },
      ...lawAnswersOf(others).map(sayingOf),
      ...missing,
    ]
  }
  const say = kind === 'saved' ? texts.saved : texts.added
  return [
    {
      icon: isPart ? 'unclear' : 'within',
      text: say(
        added.length === 1 && alternatives.length > 0 ? eitherOf(added, alternatives) : namesOf(added),
      ),
    },
    ...(oneAnswer(added).length > 0 ? [] : lawAnswersOf(added).map(sayingOf)),
    ...missing,
  ]
}

const sayingOf = ({ kind, text }: ReturnType<typeof lawAnswersOf>[number]): Saying => ({
  icon: kind === 'against' ? 'warning' : kind,
  text,
})

/** What the law says if it has nothing against any of the windows. */
function oneAnswer(added: readonly FilmUrl[]): readonly string[] {
  const answers = lawAnswersOf(added)
  return answers.every(({ kind }) => kind === 'within') ? answers.map(({ text }) => text) : []
}

function otherSaying(kind: Exclude<Answer['kind'], 'added' | 'saved'>, left: readonly FilmUrl[]): Saying {
  if (kind === 'partly restored') return { icon: 'warning', text: gone.full(left.map(titleOf)) }
  return { icon: 'unclear', text: texts[kind] }
}

const titleOf = (line: FilmUrl) => describeLine(line)?.title ?? line

/** `Road or Front, on your truck`, or `front side windows, 20% or 35% film` */
function eitherOf(added: readonly FilmUrl[], alternatives: readonly FilmUrl[]): string {
  const lines = [...added, ...alternatives].map(readLine)
  const [first] = lines
  if (first?.kind === 'coverage')
    return coverageChoice.title(
      texts.either(lines.flatMap((line) => (line?.kind === 'coverage' ? [coverageName(line)] : []))),
      ownWords(first, first.vehicle),
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

/** `Front, on your truck`, or `three windows on your truck`. */
function namesOf(lines: readonly FilmUrl[]): string {
  const [first] = lines.map(readLine)
  if (first?.kind === 'coverage')
    return coverageChoice.title(coverageName(first), ownWords(first, first.vehicle))
  if (lines.length > 1 && first?.kind === 'tint' && first.vehicle)
    return texts.windows(
      `${countOf(lines.length, texts.windowForms).toLowerCase()}`,
      ownWords(first, vehicleOf(first.vehicle)),
    )
  return listOf(lines.map((line) => describeLine(line)?.named ?? ''))
}

/** `your truck`, or its name */
const ownWords = (line: FilmLine, vehicle: Vehicle) => lineName(line) || vehicle.own

/** The other tool for the same vehicle, unless the quote has its films already. */
function nextStep(added: readonly FilmUrl[], quote: readonly FilmUrl[]): ReactNode {
  const line = added.map(readLine)[0]
  const vehicle = line && vehicleOfLine(line)
  if (!vehicle) return null
  const other = line.kind === 'coverage' ? 'tint' : 'coverage'
  const hasOther = quote
    .map(readLine)
    .some(
      (each) =>
        each?.kind === other && each.name === line.name && (vehicleOfLine(each) ?? vehicle) === vehicle,
    )
  if (hasOther) return null
  const route = other === 'tint' ? '/window-film' : '/ppf'
  const state = new URLSearchParams({ vehicle, ...(line.name && { [NAME]: line.name }) })
  return (
    <IntentLink className="btn btn-primary" href={`${route}?${state}#top`}>
      {other === 'tint' ? texts.tintIt(lineName(line) || vehicleOf(vehicle).shown) : texts.coverIt}
      <ArrowRightIcon />
    </IntentLink>
  )
}
