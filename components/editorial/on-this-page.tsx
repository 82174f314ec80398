import { PartLink } from '@/components/ui/links'
import { onThisPage as texts } from '@/lib/content/editorial/article'
import styles from './editorial.module.scss'

type Props = { sections: readonly (readonly [id: string, label: string])[] }

/** A row of links to the sections, which scrolls horizontally on a phone. */
export function OnThisPage({ sections }: Props) {
  return (
    <nav className={`d-print-none ${styles.index}`} aria-label={texts.label}>
      <ul className="d-flex">
        {sections.map(([id, label]) => (
          <li key={id}>
            <PartLink to={id}>{label}</PartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
