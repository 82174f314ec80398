import { type KeyboardEvent, useId } from 'react'
import { ACT } from '@/components/ui/add-button'
import { takeFocus } from '@/components/ui/focus'
import { SpriteIcon } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/links'
import { announce } from '@/lib/announcements/announcements'
import { cartStore, itemCount } from '@/lib/cart/cart'
import { messageRoute } from '@/lib/config/routes'
import { quoteStrip as texts } from '@/lib/content/quote'
import { withUnits } from '@/lib/content/words'
import { describeLine, type LineTexts } from '@/lib/films/describe-line'
import { additionOf } from '@/lib/films/film-line'
import {
  type FilmUrl,
  putInQuote,
  QUOTE_LIMIT,
  quoteStore,
  removeFromQuote,
  replaceInQuote,
} from '@/lib/quote/quote'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './choice-bar.module.scss'
import { FilmPicture } from './film-picture'
import type { Answer, Say, StripProps } from './quote-answer'

const SAYS = `d-flex flex-wrap row-gap-1 column-gap-2-half align-items-start ${styles.says}`

/** Adds a line, or finds out why not. Nothing is added before the visitor has answered a question. */
export function addLine(line: FilmUrl, changed: FilmUrl | undefined, say: Say) {
  const addition = additionOf(line, quoteStore.get(), changed)
  if (addition.kind === 'added') putInQuote(line)
  if (addition.kind === 'saved') replaceInQuote(addition.other, line)
  tell({ ...addition, line, Strip: QuoteStrip }, say)
}

function tell(answer: Answer, say: Say) {
  say(answer)
  const { kind, line } = answer
  // The question is read when it gets the focus.
  if (kind !== 'question') announce('quote', () => headOf(kind, describeLine(line)?.named ?? ''))
}

function QuoteStrip(props: StripProps) {
  const line = describeLine(props.answer.line)
  if (!line) return null
  return props.answer.kind === 'question' ? (
    <Question {...props} line={line} />
  ) : (
    <OutcomeStrip {...props} line={line} kind={props.answer.kind} />
  )
}

type Outcome = Exclude<Answer['kind'], 'question'>

const isDone = (kind: Outcome) => kind === 'added' || kind === 'saved'
const headOf = (kind: Outcome, named: string) =>
  kind === 'added' || kind === 'saved' ? texts[kind](named) : texts[kind]

type Props = StripProps & { line: LineTexts }

function OutcomeStrip({ answer, line, kind, settle }: Props & { kind: Outcome }) {
  const films = useStoredValue(quoteStore)?.length ?? 0
  const cards = itemCount(useStoredValue(cartStore) ?? [])
  const { other } = answer
  const hasLine = isDone(kind)

  function undo() {
    settle(() =>
      kind === 'saved' && other ? replaceInQuote(answer.line, other) : removeFromQuote(answer.line),
    )
    announce('quote', () => texts.undone)
  }
  return (
    <div className={`${styles.strip} p-3 rounded-3`}>
      <div className={`${SAYS} ${kind === 'full' ? '' : styles.done}`}>
        <SpriteIcon name={kind === 'full' ? 'unclear' : 'within'} />
        <div>
          <p className={`mb-1 fw-semibold ${styles.head}`}>{withUnits(headOf(kind, line.named))}</p>
          {kind !== 'full' && (
            <p className="m-0 fs-sm">
              {hasLine ? texts.count(films, cards) : withUnits(texts.nothingAdded(line.title, line.text))}
            </p>
          )}
        </div>
      </div>
      <div className="d-flex flex-wrap column-gap-3 row-gap-2 align-items-center">
        <IntentLink
          className={`btn ${hasLine ? 'btn-primary' : 'btn-line'} flex-grow-1 flex-sm-grow-0`}
          href={messageRoute}
        >
          {texts.view}
        </IntentLink>
        {hasLine && (
          <button className={ACT} type="button" aria-label={texts.undoOf(line.named)} onClick={undo}>
            {texts.undo}
          </button>
        )}
      </div>
    </div>
  )
}

/** Asked in place, not in a dialog; Escape is Cancel. */
function Question({ answer, line, say, settle }: Props) {
  const id = useId()
  const { other } = answer
  const own = other && describeLine(other)
  if (!own) return null
  const { title, text } = texts.question[line.kind]
  const answered = (kind: Answer['kind']) => settle(() => tell({ ...answer, kind }, say))

  function replace(replaced: FilmUrl) {
    replaceInQuote(replaced, answer.line)
    answered('saved')
  }
  function keepBoth() {
    const isFull = quoteStore.get().length >= QUOTE_LIMIT
    putInQuote(answer.line)
    answered(isFull ? 'full' : 'added')
  }
  const cancel = () => settle(() => say(null))
  const cancelOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()

  return (
    // biome-ignore lint/a11y/useSemanticElements: a question is not part of a form
    <div
      className={`${styles.strip} ${styles.question} p-3 rounded-3`}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      ref={takeFocus}
      onKeyDown={cancelOnEscape}
    >
      <div className={SAYS}>
        <SpriteIcon name="question" />
        <div>
          <p className={`mb-1 fw-semibold ${styles.head}`} id={id}>
            {withUnits(title(line.part ?? own.named))}
          </p>
          <p className="m-0 fs-sm">{text}</p>
        </div>
      </div>
      <ul className={`list-unstyled d-grid gap-2 m-0 ${styles.swap}`}>
        {[
          { label: texts.inQuote, url: other, words: own.choice },
          { label: texts.now, url: answer.line, words: line.choice },
        ].map(({ label, url, words }) => (
          <li className="d-flex flex-wrap gap-2-half align-items-center p-2 rounded-2 fs-sm" key={url}>
            <div className={styles.picture}>
              <FilmPicture line={url} />
            </div>
            <span>
              <small className="d-block text-body-secondary">{label}</small>
              {words}
            </span>
          </li>
        ))}
      </ul>
      <div className="d-flex flex-wrap column-gap-3 row-gap-2 align-items-center">
        <button
          className="btn btn-primary flex-grow-1 flex-sm-grow-0"
          type="button"
          onClick={() => replace(other)}
        >
          {texts.replace}
        </button>
        <button className="btn btn-line flex-grow-1 flex-sm-grow-0" type="button" onClick={keepBoth}>
          {texts.keepBoth}
        </button>
        <button className={ACT} type="button" onClick={cancel}>
          {texts.cancel}
        </button>
      </div>
    </div>
  )
}
