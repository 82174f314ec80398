import { lawDocuments, type PlaceId } from '@/lib/content/facts/films/window-film/law-documents'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { standings } from '@/lib/content/films/film-page'
import { lawNoteOf } from '@/lib/films/law-note'
import type { Law } from './legal-finder'

/** Links to the legal documents for a place, each labelled official, press, etc. */
function LawSources({ place }: { place: PlaceId }) {
  return lawDocuments[place].map(({ title, url, standing }, index) => (
    <span key={url}>
      {index > 0 && '; '}
      <a href={url}>{title}</a> ({standings[standing]})
    </span>
  ))
}

/** What the tool shows about each place. */
export const laws: Readonly<Record<string, Law>> = Object.fromEntries(
  places.map((place) => [place.id, { sources: <LawSources place={place.id} />, note: lawNoteOf(place) }]),
)
