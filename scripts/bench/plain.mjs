// The same pages as plain HTML: what is seen, its styles and its pictures, and not one script.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from '../export/pages.mjs'

export function writePlainPages(folder, target) {
  rmSync(target, { recursive: true, force: true })
  cpSync(folder, target, { recursive: true })
  for (const file of filesOf(target)) {
    const path = join(target, file)
    if (/\.(js|txt|br|gz)$/.test(file) || file === '_headers') rmSync(path)
    else if (file.endsWith('.html')) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, withoutScripts(readFileSync(path, 'utf8')))
    }
  }
}

function withoutScripts(html) {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
}
