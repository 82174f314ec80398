import { LANGUAGE } from '@/lib/config/language'

/** Year and month, such as `2026-11`. */
export type Month = string

/** What kind of text a document of a law is; only the first two, official and a copy of the statute, contain the law. */
export type Standing = 'official' | 'copy' | 'press' | 'unofficial'

export type Article = {
  title: string
  url: string
  standing?: Standing
  /** The title's language, if it is not English. */
  language?: string
}

/** A page that states a fact, or only its site if we could not find the page again. */
export type SourcePage = Article | { site: string }

/** The pages of each source. */
export type Sources = Readonly<Record<string, readonly SourcePage[]>>

/** What the list at the end of a page shows: the sources in the order of their notes. */
export type Citations = {
  cited: readonly string[]
  sources: Sources
  /** What the page takes from each source. */
  gives: Readonly<Record<string, string>>
  /** The month of the last check, if it is not `LOOKED_UP`. */
  checkedOn?: Readonly<Record<string, Month>>
}

/** The month in which the film pages' sources were last checked. */
export const LOOKED_UP: Month = '2026-11'

/** The host without `www.`: `xpel.nl` for `https://www.xpel.nl/helpen/`. */
export function siteOf(page: SourcePage): string {
  return 'site' in page ? page.site : new URL(page.url).host.replace(/^www\./, '')
}

/** For the `lang` of a title that is in another language than the page. */
export const titleLanguage = ({ language = 'en' }: Article) => (language === LANGUAGE ? undefined : language)

/** `Warranty Policy, hightouch.ae` */
export const citationOf = (article: Article) => `${article.title}, ${siteOf(article)}`
