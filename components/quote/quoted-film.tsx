import type { ReactNode, Ref } from 'react'
import { FilmPicture } from '@/components/films/film-picture'
import { LinePrice } from '@/components/prices/line-price'
import { SpriteIcon } from '@/components/ui/icon'
import { ACT, IntentLink } from '@/components/ui/links'
import { quoteLine, unreadable } from '@/lib/content/quote'
import { actionOf, withUnits } from '@/lib/content/words'
import { describeLine, type LineVerdict } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import { changeUrl } from '@/lib/quote/quote'
import styles from './quote.module.scss'

type QuotedFilmProps = {
  ref?: Ref<HTMLLIElement> | undefined
  line: FilmUrl
  /** One phrase instead of everything that was chosen, and for alternatives nothing but the choice. */
  isShort?: boolean
  /** A line of the visitor's own quote can be changed and removed; another one can be looked at. */
  isOwn?: boolean
  onRemove?: (name: string) => void
  /** Another action, before the others. */
  more?: ((name: string) => ReactNode) | undefined
  /** The word before each alternative but the first. */
  or?: string | undefined
}

/** A film of the quote, as chosen in its tool. */
export function QuotedFilm(props: QuotedFilmProps) {
  const { ref, line, isShort = false, isOwn = false, onRemove, more, or } = props
  const described = describeLine(line)
  const { title, text } = described ?? unreadable
  const shownTitle = described?.grouped ?? title
  const verdict = described?.verdict
  return (
    <QuoteLine
      ref={ref}
      picture={<FilmPicture line={line} />}
      title={shownTitle}
      or={or}
      price={<LinePrice line={readLine(line)} place="quote" />}
      actions={
        isOwn ? (
          <>
            {more?.(title)}
            {!(isShort && more) && (
              <IntentLink
                className={ACT}
                href={changeUrl(line)}
                aria-label={actionOf(quoteLine.change, title)}
              >
                {quoteLine.change}
              </IntentLink>
            )}
            <Remove title={title} onRemove={() => onRemove?.(title)} />
          </>
        ) : (
          described && (
            <IntentLink className={ACT} href={line} aria-label={actionOf(quoteLine.look, title)}>
              {quoteLine.look}
            </IntentLink>
          )
        )
      }
    >
      {!(isShort && verdict) && (
        <p className="m-0 text-body-secondary fs-sm numeric">
          {withUnits((isShort && described?.measure) || text)}
        </p>
      )}
      {verdict && <VerdictRow verdict={isShort && verdict.lead ? { ...verdict, text: '' } : verdict} />}
    </QuoteLine>
  )
}

type LineProps = {
  ref?: Ref<HTMLLIElement> | undefined
  picture: ReactNode
  title: string
  Heading?: 'h3' | 'h4'
  or?: string | undefined
  /** At the right of the title. */
  price?: ReactNode
  children: ReactNode
  actions?: ReactNode
}

/** A line of the quote: picture, what it is, what was chosen, and what can be done with it. */
export function QuoteLine(props: LineProps) {
  const { ref, picture, title, Heading = 'h4', or, price, children, actions } = props
  return (
    <li className={`${styles.line} position-relative d-flex flex-wrap pt-3 pb-1`} data-or={or} ref={ref}>
      <div className="flex-shrink-0" aria-hidden="true">
        {picture}
      </div>
      <div>
        <div className="d-flex flex-wrap column-gap-3 justify-content-between fw-semibold">
          <Heading className="m-0 fs-base">
            <bdi>{withUnits(title)}</bdi>
          </Heading>
          {price}
        </div>
        {children}
        {actions && <div className={`d-flex flex-wrap align-items-center ${styles.actions}`}>{actions}</div>}
      </div>
    </li>
  )
}

function VerdictRow({ verdict: { kind, lead, text } }: { verdict: LineVerdict }) {
  return (
    <p className={`d-flex gap-2 m-0 fs-sm numeric text-soft ${styles.verdict}`} data-kind={kind}>
      <SpriteIcon name={kind} />
      <span>
        {lead && <b>{lead}</b>} {text}
      </span>
    </p>
  )
}

export function Remove({ title, onRemove }: { title: string; onRemove: () => void }) {
  return (
    <button className={ACT} type="button" aria-label={actionOf(quoteLine.remove, title)} onClick={onRemove}>
      {quoteLine.remove}
    </button>
  )
}
