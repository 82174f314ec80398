'use client'

import { PartLink } from '@/components/ui/part-link'
import styles from './editorial.module.scss'

/** A superscript number that links to its source. */
export function NoteLink({ note }: { note: number }) {
  return (
    <sup className={styles.note}>
      <PartLink to={`src-${note}`} label={`Source ${note}`}>
        {note}
      </PartLink>
    </sup>
  )
}
