import { PartLink } from '@/components/ui/links'
import { noteLink as texts } from '@/lib/content/ui'
import { type Text, withUnits } from '@/lib/content/words'
import styles from './editorial.module.scss'

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
      <PartLink to={`src-${note}`} label={texts.label(note)}>
        {note}
      </PartLink>
    </sup>
  )
}
