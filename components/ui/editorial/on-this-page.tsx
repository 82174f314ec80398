import { PartLink } from '@/components/ui/part-link'
import styles from './editorial.module.scss'

type Props = { sections: readonly (readonly [id: string, label: string])[] }

/** One row of links; on a phone it scrolls sideways. */
export function OnThisPage({ sections }: Props) {
  return (
    <nav className={styles.index} aria-label="On this page">
      <ul>
        {sections.map(([id, label]) => (
          <li key={id}>
            <PartLink to={id}>{label}</PartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
