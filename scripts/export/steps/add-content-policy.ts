// Writes the content security policy into each page, with the hash of every inline script that the page holds.
import { createHash } from 'node:crypto'
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

type PolicyOptions = {
  hashes: Iterable<string>
  /** URLs that pages may fetch from; a path of the site itself is covered by 'self'. */
  services: readonly string[]
  /** Allows `blob:` images and videos. */
  showsChosenFiles: boolean
}

export function contentPolicy({ hashes, services, showsChosenFiles }: PolicyOptions): string {
  const chosen = showsChosenFiles ? ['blob:'] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'https:', 'data:', ...chosen],
    'media-src': ["'self'", ...chosen],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...new Set(services.flatMap(sourceOf))],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** A script's text as browsers hash it. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Semicolons and commas separate directives and policies, so in a path they are encoded. */
function sourceOf(url: string): string[] {
  if (!/^https?:/.test(url)) return []
  const { origin, pathname } = new URL(url)
  return [`${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`]
}
