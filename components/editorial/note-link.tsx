'use client'

import { PartLink } from '@/components/ui/links'
import { noteLink as texts } from '@/lib/content/ui'
import styles from './editorial.module.scss'

/** A superscript number that links to its source. */
export function NoteLink({ note }: { note: number }) {
  return (
    <sup className={styles.note}>
      <PartLink to={`src-${note}`} label={texts.label(note)}>
        {note}
      </PartLink>
    </sup>
  )
}
