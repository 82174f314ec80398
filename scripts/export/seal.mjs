// After the last edit of the HTML: each page gets its policy, and the hosts get theirs.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startAfterPaint, waitsForCode } from './after-paint.mjs'
import { firstScript } from './inline.mjs'
import { mergeScripts } from './merge-scripts.mjs'
import { addressOf, pagesOf } from './pages.mjs'
import { hashOf, inlineScripts, policyOf } from './policy.mjs'

const FIRST = '<meta charSet="utf-8"/>'
// What is centred, or stands at an end, would move as long as a slow network brings more of the page.
const LAST = 'footer'
const WHOLE = `<link rel="expect" href="#${LAST}" blocking="render"/>`
const PREVIEW = '/preview'
const SHOP = '/shop'

// What a <meta> cannot say.
const inHeader = (policy) => `${policy}; frame-ancestors 'none'`

/**
 * Writes the policy into every page of an export. Returns what hosts send as a header: one policy for
 * all pages, and each page's own, by file.
 */
export function sealPages(folder, { basePath, charactersUrl, services, isOffline }) {
  const all = new Set()
  const pages = {}
  for (const page of pagesOf(folder)) {
    const file = join(folder, page)
    const built = readFileSync(file, 'utf8')
    const address = addressOf(page)
    const isPreview = address === PREVIEW
    const startsLater = !waitsForCode(address)
    const html = mergeScripts(startsLater ? startAfterPaint(built) : built)
    if (!html.includes(FIRST)) throw new Error(`${page} does not begin with ${FIRST}: it gets no policy.`)
    if (!html.includes(` id="${LAST}"`)) throw new Error(`${page} has no ${LAST}: it would be shown later.`)
    const first = firstScript(basePath, {
      // A draft needs its maker's network anyway.
      isOffline: isOffline && !isPreview,
      startsLater,
      asks: address === SHOP ? charactersUrl : undefined,
    })
    const hashes = new Set([first, ...inlineScripts(html)].map(hashOf))
    for (const hash of hashes) all.add(hash)
    const policy = policyOf({ hashes, services, showsChosenFiles: isPreview })
    const head = `${FIRST}<meta http-equiv="Content-Security-Policy" content="${policy}"/><script>${first}</script>${WHOLE}`
    writeFileSync(
      file,
      html.replace(FIRST, () => head),
    )
    pages[page] = inHeader(policy)
  }
  return { all: inHeader(policyOf({ hashes: all, services, showsChosenFiles: true })), pages }
}
