// Writes the content security policy into each page, with the hash of every inline script that the page holds.
import { contentPolicy, hashOf } from '../content-policy'
import { attributeOf, createElement, elementsIn, headOf, insertFirst, textContentOf } from '../html'
import type { Page, SiteExport } from '../site-export'
import { assertNext } from '../unexpected-output'

/** Only the carousel's editor shows files that the visitor has chosen. */
const SHOWS_CHOSEN_FILES = '/preview'
const JSON_LD = 'application/ld+json'

export function addContentPolicy({ environment, pages }: SiteExport) {
  const services = [environment.NEXT_PUBLIC_CHARACTERS_URL, environment.NEXT_PUBLIC_FORMS_URL]
  for (const page of pages) {
    const policy = contentPolicy({
      hashes: new Set(inlineScriptsOf(page).map(hashOf)),
      services,
      showsChosenFiles: page.route === SHOWS_CHOSEN_FILES,
    })
    const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: policy })
    insertFirst(headOf(page.document, page.file), meta)
  }
}

/** The scripts that run: neither files nor JSON-LD. */
export function inlineScriptsOf({ document, file }: Pick<Page, 'document' | 'file'>): string[] {
  const inline = elementsIn(document).filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'src') === undefined,
  )
  for (const script of inline) {
    const type = attributeOf(script, 'type')
    assertNext(type === undefined || type === JSON_LD, `${file} has an inline script of type ${type}.`)
  }
  return inline.filter((script) => attributeOf(script, 'type') === undefined).map(textContentOf)
}
