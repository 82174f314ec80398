import type { Text } from '@/lib/config/text'
import { withUnits } from '@/lib/config/with-units'
import { NoteLink } from './note-link'

/** Renders a text with its emphasis and numbered notes. */
export function Words({ children }: { children: Text }) {
  if (typeof children === 'string') return withUnits(children)
  return children.map((piece, i) => {
    if (typeof piece === 'string') return withUnits(piece)
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    if ('note' in piece) return <NoteLink key={i} note={piece.note} />
    return <b key={piece.strong}>{withUnits(piece.strong)}</b>
  })
}
