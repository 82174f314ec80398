import type { Month } from './tint-laws'

export type Article = { title: string; url: string }

/** A page that a fact was read on; of a page that was not found again, only its site is known. */
export type SourcePage = Article | { site: string }

/** What a source says, in our words, where it says it, and when we read it there if not at `LOOKED_UP`. */
export type SourcePages = { gives: string; pages: readonly SourcePage[]; checkedOn?: Month }

/** When the pages of the films were read. */
export const LOOKED_UP: Month = '2026-11'

/** `xpel.nl` of `https://www.xpel.nl/helpen/`. */
export function siteOf(page: SourcePage): string {
  return 'site' in page ? page.site : new URL(page.url).host.replace(/^www\./, '')
}

/** `Warranty Policy, hightouch.ae` */
export const citationOf = (article: Article) => `${article.title}, ${siteOf(article)}`
