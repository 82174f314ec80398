import { createHash } from 'node:crypto'
import { defaultTreeAdapter } from 'parse5'
import type { Graph } from 'schema-dts'
import { placeFacts, structuredDataOf } from '@/lib/config/metadata'
import { allPages } from '@/lib/config/routes'
import { languageUrls } from '@/lib/config/site-url'
import { languagePath } from '@/lib/content/facts/languages'
import type { PageRoute } from '@/lib/content/pages'
import { localBusiness } from '@/lib/workshop/local-business'
import { readWorkshop } from '@/lib/workshop/workshop-folder'
import {
  assertNext,
  attributeOf,
  createElement,
  elementsIn,
  headOf,
  insertFirst,
  type Page,
  pageFor,
  type SiteExport,
  textContentOf,
} from './html'

// Adds JSON-LD for search engines; a component cannot, because Trusted Types forbid React to create scripts on navigation.

const places = readWorkshop()?.places ?? []

/** /contact names the shop's places, if its own file has them. */
function withPlaces(route: PageRoute): Graph {
  const data = structuredDataOf(route)
  if (route !== '/contact') return data
  return {
    ...data,
    '@graph': [...data['@graph'], ...places.map((place) => localBusiness(place, placeFacts))],
  }
}

export function addStructuredData(exported: SiteExport) {
  if (!exported.environment.NEXT_PUBLIC_SITE_URL) return
  for (const { route, picture } of allPages) {
    if (!picture) continue
    const { document, file } = pageFor(exported, route)
    // Escaped, so that no text can end the script element early.
    const json = JSON.stringify(withPlaces(route)).replaceAll('<', '\\u003c')
    defaultTreeAdapter.appendChild(
      headOf(document, file),
      createElement('script', { type: 'application/ld+json' }, json),
    )
  }
}

// Names the same page in every language: for search engines in the head, where React would write it twice, and in the links
// to another language, also without JavaScript. The layout that contains these is the same on every page.

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
    defaultTreeAdapter.appendChild(
      headOf(document, file),
      createElement('link', { rel: 'alternate', hreflang, href }),
    )
}

// Writes the content security policy into each page, with the hash of every inline script that the page holds.

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
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Semicolons and commas separate directives and policies, so in a path they are encoded. */
function sourceOf(url: string): string[] {
  if (!/^https?:/.test(url)) return []
  const { origin, pathname } = new URL(url)
  return [`${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`]
}
