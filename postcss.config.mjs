import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import purgeCss from '@fullhuman/postcss-purgecss'

// In development every rule is there, so that a new class name works at once.
const isDevelopment = process.env.NODE_ENV === 'development'

const FOLDERS = ['app', 'components', 'lib']

const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Every word of the sources. */
function wordsOfSources() {
  const words = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w-]+/g) ?? []),
  )
  return [...new Set(words)].join(' ')
}

/**
 * Purges the sheet that requests it: only the main sheet has rules that nobody uses. Modules are named by their
 * components, and react-bootstrap composes the class names of the back office at run time.
 *
 * @param {string} words
 * @returns {import('postcss').Plugin}
 */
export function purgeOnRequest(words) {
  const purge = purgeCss({
    content: [{ raw: words, extension: 'tsx' }],
    // Next names the font's class itself.
    safelist: [/variable/],
    /** @param {string} text */
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
  })
  return {
    postcssPlugin: 'purge-on-request',
    async OnceExit(sheet, helpers) {
      const request = sheet.nodes.find((node) => node.type === 'comment' && node.text === '! purge')
      if (!request) return
      request.remove()
      if ('OnceExit' in purge) await purge.OnceExit?.(sheet, helpers)
    },
  }
}

/** Without these messages Next's cache would keep a purged sheet after a source has started to use another class. */
export const dependOnSources = {
  postcssPlugin: 'depend-on-sources',
  /** @param {import('postcss').Root} _sheet @param {import('postcss').Helpers} helpers */
  Once(_sheet, { result }) {
    for (const folder of FOLDERS)
      result.messages.push({
        type: 'dir-dependency',
        plugin: 'depend-on-sources',
        dir: join(process.cwd(), folder),
        glob: '**/*.{ts,tsx}',
      })
  },
}

export default {
  plugins: isDevelopment ? [] : [purgeOnRequest(wordsOfSources()), dependOnSources],
}
