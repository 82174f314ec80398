import type { ReactNode } from 'react'
import { goodToKnow } from '@/lib/content/ui'
import styles from './editorial.module.scss'
import { Section } from './sections'

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

type Props = {
  id: string
  title: string
  /** A summary of the section in a few words, next to its title. */
  summary?: string
  children: ReactNode
}

/** A link to its id opens it. */
export function Disclosure({ id, title, summary, children }: Props) {
  return (
    <details id={id} tabIndex={-1}>
      <summary>
        <span>
          {title} {summary && <small className="text-body-secondary fw-normal">{summary}</small>}
        </span>
      </summary>
      <div className="stack gap-3 pb-3-half">{children}</div>
    </details>
  )
}
