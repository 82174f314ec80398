import type { ReactNode, Ref } from 'react'
import { FilmPicture } from '@/components/films/film-picture'
import { LinePrice } from '@/components/prices/line-price'
import { SpriteIcon } from '@/components/ui/icon'
import { ACT } from '@/components/ui/links'
import { quoteLine, unreadable } from '@/lib/content/quote'
import { actionOf, withUnits } from '@/lib/content/words'
import { describeLine, type LineVerdict } from '@/lib/films/describe-line'
import { readLine } from '@/lib/films/film-line'
import type { FilmUrl } from '@/lib/films/film-url'
import styles from './quote.module.scss'

type QuotedFilmProps = {
  ref?: Ref<HTMLLIElement> | undefined
  line: FilmUrl
  actions: ReactNode
  /** The word before each alternative but the first. */
  or?: string | undefined
}

/** A film of the quote in a drawer: one phrase instead of everything that was chosen. */
export function QuotedFilm({ ref, line, actions, or }: QuotedFilmProps) {
  const described = describeLine(line)
  const { title, text } = described ?? unreadable
  const verdict = described?.verdict
  return (
    <QuoteLine
      ref={ref}
      picture={<FilmPicture line={line} />}
      title={described?.grouped ?? title}
      or={or}
      price={<LinePrice line={readLine(line)} />}
      actions={actions}
    >
      {verdict ? (
        <VerdictRow verdict={verdict.lead ? { ...verdict, text: '' } : verdict} />
      ) : (
        <p className="m-0 text-body-secondary fs-sm numeric">{withUnits(described?.measure ?? text)}</p>
      )}
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

export function VerdictRow({ verdict: { kind, lead, text } }: { verdict: LineVerdict }) {
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
