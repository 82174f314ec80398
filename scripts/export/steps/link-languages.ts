// Leads the links to another language to the same page, also without JavaScript: the layout that contains them is the same on
// every page.
import { languagePath } from '@/lib/config/languages'
import { attributeOf, elementsIn } from '../html'
import type { SiteExport } from '../site-export'

/** Has no page in another language. */
const IN_ONE_LANGUAGE = '/preview'

export function linkLanguages({ basePath, environment, pages }: SiteExport) {
  for (const { document, route } of pages)
    for (const element of elementsIn(document)) {
      const language = attributeOf(element, 'data-language')
      const href = element.attrs.find(({ name }) => name === 'href')
      if (language === undefined || !href || route === '/' || route === IN_ONE_LANGUAGE) continue
      href.value = basePath + languagePath(language) + route + (environment.FOLDER_PAGES ? '/' : '')
    }
}
