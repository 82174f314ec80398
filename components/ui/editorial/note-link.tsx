'use client'

import { PartLink } from '@/components/ui/part-link'
import styles from './editorial.module.scss'

/** The number in a text that leads to its source. */
export function NoteLink({ note }: { note: number }) {
  return (
    <sup className={styles.note}>
      <PartLink to={`src-${note}`} label={`Source ${note}`}>
        {note}
      </PartLink>
    </sup>
  )
}
