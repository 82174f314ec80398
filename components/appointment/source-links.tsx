import { type Article, citationOf, titleLanguage } from '@/lib/config/sources'
import { notesOf, type Text } from '@/lib/config/text'
import { sourceLinks as texts } from '@/lib/content/appointment/warranty'

type Props<S extends string> = { text: Text<S>; sources: Readonly<Record<S, Article>> }

/** `Source: A; B.`, each a link, for a text outside the sheet and its numbered list. */
export function SourceLinks<S extends string>({ text, sources }: Props<S>) {
  return (
    <>
      {texts.before}
      {notesOf(text).map(({ source }, index) => (
        <span key={source}>
          {index > 0 && '; '}
          <a href={sources[source].url} lang={titleLanguage(sources[source])}>
            {citationOf(sources[source])}
          </a>
        </span>
      ))}
      {texts.after}
    </>
  )
}
