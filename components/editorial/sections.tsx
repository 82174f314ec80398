import type { ReactNode } from 'react'
import { PartLink } from '@/components/ui/links'
import { Sentences } from '@/components/ui/sentences'
import { asset } from '@/lib/config/asset'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import type { FilmName } from '@/lib/content/facts/films'
import { goodToKnow, noteLink } from '@/lib/content/ui'
import { type Text, withUnits } from '@/lib/content/words'
import styles from './editorial.module.scss'

type Props = {
  id: string
  title: string
  lead?: Text
  /** Whether it may break across columns on paper. */
  isLong?: boolean
  children: ReactNode
}

/** A section with a large heading, which receives the focus from a link in "On this page". */
export function Section({ id, title, lead, isLong = false, children }: Props) {
  return (
    <section className={isLong ? `section ${styles.long}` : 'section'} aria-labelledby={id}>
      <div className={`stack row-gap-3 ${styles.head}`}>
        <h2 className={styles.title} id={id} tabIndex={-1}>
          <Sentences>{title}</Sentences>
        </h2>
        {lead && (
          <p className="lead">
            <Words>{lead}</Words>
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

type OpenerProps = {
  picture: FilmName
  content: { title: string; text: Text; alt: string }
}

const SIZES = `(max-width: ${BREAKPOINTS_PX.md - 1}px) calc(100vw - 56px), (max-width: ${BREAKPOINTS_PX.xxl}px) 94vw, 1460px`

/** The page's large picture with a statement over it; below md the text is under the picture. */
export function Opener({ picture, content }: OpenerProps) {
  const inWidth = (width: number) => asset(`/pictures/${picture}-wide-${width}.avif`)
  return (
    <section
      className={`${styles.opener} on-dark position-relative d-grid d-print-none align-items-end overflow-hidden rounded-plate`}
    >
      <img
        className="object-fit-cover"
        src={inWidth(800)}
        srcSet={`${inWidth(800)} 800w, ${inWidth(1600)} 1600w`}
        sizes={SIZES}
        alt={content.alt}
        width={1600}
        height={900}
        loading="lazy"
      />
      <div>
        <h2 className="pb-3">
          <Sentences>{content.title}</Sentences>
        </h2>
        <p>
          <Words>{content.text}</Words>
        </p>
      </div>
    </section>
  )
}

/** A card of closed sections, which open without JavaScript. */
export function Disclosures({ children, className = 'mt-3' }: { children: ReactNode; className?: string }) {
  return <div className={`sheet-card rounded-plate ${styles.disclosures} ${className}`}>{children}</div>
}

/** The card of closed sections at the end of a page. */
export function GoodToKnow({ children }: { children: ReactNode }) {
  return (
    <Section id="good-to-know" title={goodToKnow.title} isLong>
      <Disclosures className="">{children}</Disclosures>
    </Section>
  )
}

type DisclosureProps = {
  id: string
  title: string
  /** A summary of the section in a few words, next to its title. */
  summary?: string
  lead?: Text
  children: ReactNode
}

/** A link to its id opens it. */
export function Disclosure({ id, title, summary, lead, children }: DisclosureProps) {
  return (
    <details id={id} tabIndex={-1}>
      <summary className="plus-summary">
        <span>
          {title}{' '}
          {summary && <small className="d-block d-sm-inline text-body-secondary fw-normal">{summary}</small>}
        </span>
      </summary>
      <div className="stack gap-3 pb-3-half">
        {lead && (
          <p>
            <Words>{lead}</Words>
          </p>
        )}
        {children}
      </div>
    </details>
  )
}

/** Small print below a drawing or a table. */
export function FinePrint({ children }: { children: Text }) {
  return (
    <p className="pt-2-half text-body-secondary fs-sm">
      <Words>{children}</Words>
    </p>
  )
}

/** Wraps the illustrated sections of a page and resets the browser's margins inside. */
export function Editorial({ children }: { children: ReactNode }) {
  return <div className={styles.editorial}>{children}</div>
}

/** Renders a text with its emphasis and numbered notes. */
export function Words({ children }: { children: Text }) {
  if (typeof children === 'string') return withUnits(children)
  // The pieces of a text never change their order.
  return Object.entries(children).map(([key, piece]) => {
    if (typeof piece === 'string') return withUnits(piece)
    if ('note' in piece) return <NoteLink key={key} note={piece.note} />
    return <b key={key}>{withUnits(piece.strong)}</b>
  })
}

/** A superscript number that links to its source. */
export function NoteLink({ note }: { note: number }) {
  return (
    <sup className={styles.note}>
      <PartLink to={`src-${note}`} label={noteLink.label(note)}>
        {note}
      </PartLink>
    </sup>
  )
}
