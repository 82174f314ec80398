import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// In development every rule is there, so that a new class name works at once.
const isDevelopment = process.env.NODE_ENV === 'development'

/** Class names of the back office that react-bootstrap puts together at run time. */
const COMPOSED = [
  ...['card', 'card-body', 'list-group', 'list-group-item', 'list-group-flush'],
  ...['show', 'fade', 'active', 'disabled', 'btn-close', 'btn-text', 'btn-group'],
  ...['modal', 'modal-dialog', 'modal-dialog-scrollable', 'modal-content', 'modal-header', 'modal-title'],
  ...['modal-body', 'modal-footer', 'modal-backdrop', 'modal-open', 'modal-static'],
  ...['input-group', 'input-group-text', 'form-text', 'form-check', 'form-check-input', 'form-check-label'],
  ...['pagination', 'page-item', 'page-link', 'placeholder', 'placeholder-wave'],
]

const FOLDERS = ['app', 'components', 'lib']

const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

/** Every word of the sources, read once; PurgeCSS alone reads them again for each of 150 style sheets, which is a third of a build. */
function wordsOfSources() {
  const words = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/[\w-]+/g) ?? []),
  )
  return [...new Set(words)].join(' ')
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

/** @param {string} words */
export const purgeOptions = (words) => ({
  content: [{ raw: words, extension: 'tsx' }],
  // Modules are named by their components; only the global sheet holds parts nobody uses.
  // Next names the font's class itself.
  safelist: [/variable/, ...COMPOSED],
  /** @param {string} text */
  defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
})

export default {
  plugins: isDevelopment
    ? []
    : [['@fullhuman/postcss-purgecss', purgeOptions(wordsOfSources())], dependOnSources],
}
