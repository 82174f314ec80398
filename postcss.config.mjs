import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import purgeCss from '@fullhuman/postcss-purgecss'

const FOLDERS = ['app', 'components', 'lib']
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => resolve(folder, file)),
)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
// Without these messages Next's cache would keep a sheet that was purged for other sources; without a glob Turbopack mixes up sheets.
const message = { type: 'dir-dependency', plugin: 'purge', glob: '**/*' }

/** Removes the rules that no source names. @param {string} raw @returns {import('postcss').Plugin} */
export function purge(raw) {
  // Next itself names the class of the font.
  const options = { content: [{ raw, extension: 'tsx' }], safelist: [/variable/] }
  const plugin = purgeCss({ ...options, defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [] })
  return {
    postcssPlugin: 'purge',
    async OnceExit(sheet, helpers) {
      if (!sheet.some((node) => node.type === 'comment' && node.text === '! purge')) return
      helpers.result.messages.push(...FOLDERS.map((dir) => ({ ...message, dir: resolve(dir) })))
      if ('OnceExit' in plugin) await plugin.OnceExit?.(sheet, helpers)
    },
  }
}

// In development every rule is there, so that a new class name works at once.
export default { plugins: process.env.NODE_ENV === 'development' ? [] : [purge(sources.join('\n'))] }
