import type { ReactNode } from 'react'
import { asset } from '@/lib/config/asset'
import { BREAKPOINTS_PX } from '@/lib/config/shared-values'
import type { FilmName } from '@/lib/content/facts/films'
import type { Text } from '@/lib/content/words'
import styles from './editorial.module.scss'
import { Words } from './words'

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
          {title}
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
        <h2 className="pb-3">{content.title}</h2>
        <p>
          <Words>{content.text}</Words>
        </p>
      </div>
    </section>
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
