// Names the same page in every language: for search engines in the head, where React would write it twice, and in the links
// to another language, also without JavaScript. The layout that contains these is the same on every page.
import { languagePath } from '@/lib/config/languages'
import { languageUrls } from '@/lib/config/site-url'
import { attributeOf, createElement, elementsIn, headOf, insertLast } from '../html'
import type { Page, SiteExport } from '../site-export'

/** Routes without a twin: their links lead to the home page, and without `hreflang` the early script keeps that. */
const WITHOUT_TWIN = ['/preview', '/404', '/_not-found']

export function linkLanguages({ basePath, environment, pages }: SiteExport) {
  for (const page of pages) {
    addAlternates(page)
    for (const element of elementsIn(page.document)) {
      const language = attributeOf(element, 'hreflang')
      const href = element.attrs.find(({ name }) => name === 'href')
      if (element.tagName !== 'a' || language === undefined || !href) continue
      if (WITHOUT_TWIN.includes(page.route))
        element.attrs = element.attrs.filter(({ name }) => name !== 'hreflang')
      else if (page.route !== '/')
        href.value = basePath + languagePath(language) + page.route + (environment.FOLDER_PAGES ? '/' : '')
    }
  }
}

/** Only a page for search engines has a canonical URL. */
function addAlternates({ document, file, route }: Page) {
  if (!elementsIn(document).some((element) => attributeOf(element, 'rel') === 'canonical')) return
  for (const [hreflang, href] of Object.entries(languageUrls(`/${route.slice(1)}`) ?? {}))
    insertLast(headOf(document, file), createElement('link', { rel: 'alternate', hreflang, href }))
}
