import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parse, serialize } from 'parse5'
import type { Environment } from '@/lib/config/environment'
import { languagePath } from '@/lib/content/facts/languages'

// The few operations on a parsed page that steps need.

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element
type Attributes = Readonly<Record<string, string>>

/** Every element of a page, in document order. */
export function elementsIn(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []))
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value
}

export function textContentOf(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

export function createElement(tagName: string, attributes: Attributes = {}, text = ''): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs)
  if (text) defaultTreeAdapter.insertText(element, text)
  return element
}

/** The head, which begins with the character set in everything that Next writes. */
export function headOf(document: DefaultTreeAdapterTypes.Document, file: string): Element {
  const head = elementsIn(document).find(({ tagName }) => tagName === 'head')
  const [first] = head?.childNodes ?? []
  const isCharset = first && 'attrs' in first && attributeOf(first, 'charset') !== undefined
  assertNext(head && isCharset, `The head of ${file} does not begin with <meta charset>.`)
  return head
}

/** Puts an element right after the character set, before anything that a policy governs. */
export function insertFirst(head: Element, element: Element) {
  const [, second] = head.childNodes
  if (second) defaultTreeAdapter.insertBefore(head, element, second)
  else defaultTreeAdapter.appendChild(head, element)
}

// One error for every place where the output of a new Next version no longer matches what a step relies on.

/** Fails the build; a page that silently misses a step would go out slow or unprotected. */
export function assertNext(condition: unknown, problem: string): asserts condition {
  if (condition) return
  throw new Error(`${problem}\nNext’s output is not what scripts/export expects; see docs/upgrading.md.`)
}

// What every step works on: the folder that Next has written, and its pages as documents.

export type Page = { file: string; route: string; document: DefaultTreeAdapterTypes.Document }

export type SiteExport = {
  folder: string
  /** The folder of the first language's export, whose pictures, videos, scripts and styles all languages load. */
  sharedFolder: string
  /** The path of the shared files on the host. */
  basePath: string
  /** The path of the pages on the host: the base path, and the path of the language if it is not the first. */
  sitePath: string
  environment: Environment
  pages: readonly Page[]
}

export function readExport(folder: string, environment: Environment): SiteExport {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      route: routeOf(file),
      document: parse(readFileSync(join(folder, file), 'utf8')),
    }))
  const { BASE_PATH: basePath, SITE_LANGUAGE: language } = environment
  const path = language && languagePath(language)
  const sharedFolder = path ? folder.slice(0, -path.length) : folder
  return { folder, sharedFolder, basePath, sitePath: basePath + path, environment, pages }
}

export function writePages({ folder, pages }: SiteExport) {
  for (const { file, document } of pages) writeFileSync(join(folder, file), serialize(document))
}

export function pageFor({ pages }: SiteExport, route: string): Page {
  const page = pages.find((each) => each.route === route)
  assertNext(page, `The export has no page for ${route}.`)
  return page
}

/** Every file below a folder, as sorted paths relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

/** The file of a route: `shop.html`, or `shop/index.html` with FOLDER_PAGES. */
export function fileOf(folder: string, route: string): string {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`
  return existsSync(join(folder, file)) ? file : `${route.slice(1)}/index.html`
}

/** The route of a file: `/shop` for `shop.html` and for `shop/index.html`. */
function routeOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

export function writeTexts(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** The SHA-256 of the contents together. */
export function digestOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex')
}
