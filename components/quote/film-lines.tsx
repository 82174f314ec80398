import { putInQuote, removeFromQuote } from '@/lib/quote/change-quote'
import type { FilmUrl } from '@/lib/quote/film-url'
import { GoneRow } from './gone-row'
import { type FilmPictures, QuotedFilm } from './quote-line'
import type { Gone } from './use-gone'

type Props = {
  films: readonly FilmUrl[]
  Picture: FilmPictures
  isShort?: boolean
  gone: Gone | null
  onRemove: (gone: Gone) => void
  onUndo: (gone: Gone) => void
}

const LIST = 'films'

/** The films of the quote as items of a list; a removed one leaves a row at its place. */
export function FilmLines({ films, Picture, isShort = false, gone, onRemove, onUndo }: Props) {
  function remove(line: FilmUrl, index: number, name: string) {
    removeFromQuote(line)
    onRemove({ list: LIST, index, name, restore: () => putInQuote(line, index) })
  }
  const rows = films.map((line, index) => (
    <QuotedFilm
      key={line}
      line={line}
      Picture={Picture}
      isShort={isShort}
      onRemove={(name) => remove(line, index, name)}
    />
  ))
  // Its own key keeps the row mounted, so it does not take the focus again when another tab changes the films.
  if (gone?.list === LIST) rows.splice(gone.index, 0, <GoneRow key="gone" gone={gone} onUndo={onUndo} />)
  return rows
}
