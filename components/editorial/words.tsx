import { type Text, withUnits } from '@/lib/content/words'
import { NoteLink } from './note-link'

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
