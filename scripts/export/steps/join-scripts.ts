// Joins the inline scripts that Next writes into one for each page, because the policy names the hash of each, and a hash is
// what a page compresses worst. Removes the polyfills for browsers without modules, which the site does not support.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defaultTreeAdapter } from 'parse5'
import { attributeOf, type Element, elementsIn, textContentOf } from '../html'
import type { SiteExport } from '../site-export'

export function joinScripts({ sharedFolder, basePath, pages }: SiteExport) {
  for (const { document } of pages) {
    const scripts = elementsIn(document).filter(({ tagName }) => tagName === 'script')
    for (const script of scripts.filter((each) => attributeOf(each, 'nomodule') !== undefined)) {
      const src = attributeOf(script, 'src') ?? ''
      rmSync(join(sharedFolder, src.slice(basePath.length)), { force: true })
      defaultTreeAdapter.detachNode(script)
    }
    const inline = scripts.filter((each) => !attributeOf(each, 'src') && !attributeOf(each, 'type'))
    joinInLast(inline)
  }
}

function joinInLast(scripts: Element[]) {
  const last = scripts.pop()
  if (!last) return
  const text = [...scripts, last].map(textContentOf).join(';')
  for (const script of scripts) defaultTreeAdapter.detachNode(script)
  last.childNodes = []
  defaultTreeAdapter.insertText(last, text)
}
