import { type LawSource, lawDocuments } from '@/lib/content/law-documents'

/** The documents behind a row, each with its link and its standing. */
export function LawSources({ source }: { source: LawSource }) {
  return lawDocuments[source].map(({ title, url, standing }, index) => (
    <span key={url}>
      {index > 0 && '; '}
      <a href={url}>{title}</a> ({standing})
    </span>
  ))
}
