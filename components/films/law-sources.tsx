import { type LawSource, lawDocuments } from '@/lib/content/films/window-film/law-documents'

/** Links to the legal documents for a place, each labelled official, press, etc. */
export function LawSources({ source }: { source: LawSource }) {
  return lawDocuments[source].map(({ title, url, standing }, index) => (
    <span key={url}>
      {index > 0 && '; '}
      <a href={url}>{title}</a> ({standing})
    </span>
  ))
}
