import { standings } from '@/lib/content/films/film-page'
import { lawDocuments, type PlaceId } from '@/lib/content/films/window-film/law-documents'

/** Links to the legal documents for a place, each labelled official, press, etc. */
export function LawSources({ place }: { place: PlaceId }) {
  return lawDocuments[place].map(({ title, url, standing }, index) => (
    <span key={url}>
      {index > 0 && '; '}
      <a href={url}>{title}</a> ({standings[standing]})
    </span>
  ))
}
