import type { Month } from '@/lib/content/window-film/tint-laws'

export type Article = { title: string; url: string }

/** A page that states a fact, or only its site if we could not find the page again. */
export type SourcePage = Article | { site: string }

/** A summary of a source, its pages, and the month of the last check if it is not `LOOKED_UP`. */
export type SourcePages = { gives: string; pages: readonly SourcePage[]; checkedOn?: Month }

/** The month in which the film pages' sources were last checked. */
export const LOOKED_UP: Month = '2026-11'

/** The host without `www.`: `xpel.nl` for `https://www.xpel.nl/helpen/`. */
export function siteOf(page: SourcePage): string {
  return 'site' in page ? page.site : new URL(page.url).host.replace(/^www\./, '')
}

/** `Warranty Policy, hightouch.ae` */
export const citationOf = (article: Article) => `${article.title}, ${siteOf(article)}`
