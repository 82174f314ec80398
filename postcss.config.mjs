import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import purgeCss from '@fullhuman/postcss-purgecss'

// In development every rule is there, so that a new class name works at once.
const isDevelopment = process.env.NODE_ENV === 'development'

const FOLDERS = ['app', 'components', 'lib']

const isSource = (/** @type {string} */ file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

const sources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  ).join('\n')

/** @param {string} text */
const wordsOf = (text) => [...new Set(text.match(/[\w-]+/g))]

/**
 * The class names that react-bootstrap may compose for the parts that the sources import: the words of these parts, and
 * their prefixes with each word or size.
 *
 * @param {string} text
 */
function composedNames(text) {
  const sizesDown = wordsOf(text).filter((word) => word.endsWith('-down'))
  const queue = Array.from(text.matchAll(/'react-bootstrap\/(\w+)'/g), ([, name = '']) => name)
  const names = new Set()
  for (const part of queue) {
    const code = readFileSync(join('node_modules/react-bootstrap/esm', `${part}.js`), 'utf8')
    // `${prefix}-content` has the word after a hyphen.
    const words = wordsOf(code).map((word) => word.replace(/^-+/, ''))
    const prefixes = Array.from(code.matchAll(/Prefix\((?:\w+, )?'([\w-]+)'/g), ([, prefix]) => prefix)
    for (const word of words) names.add(word)
    for (const prefix of prefixes) for (const word of [...words, 'sm', 'lg']) names.add(`${prefix}-${word}`)
    // `${dialogClass}-centered`, where the dialog's class is composed already, and `${prefix}-fullscreen-${size}`.
    const composed = Array.from(code.matchAll(/\}-([a-z]+)/g), ([, word = '']) => word)
    for (const prefix of prefixes)
      for (const first of composed)
        for (const second of [...composed, ...sizesDown]) names.add(`${prefix}-${first}-${second}`)
    for (const [, next = ''] of code.matchAll(/from '\.\/(\w+)(?:\.js)?'/g))
      if (!queue.includes(next)) queue.push(next)
  }
  return [...names]
}

/** Without these messages Next's cache would keep a purged sheet after a source has started to use another class. */
const dependencies = FOLDERS.map((folder) => ({
  type: 'dir-dependency',
  plugin: 'purge-on-request',
  dir: join(process.cwd(), folder),
  glob: '**/*.{ts,tsx}',
}))

/**
 * Purges a sheet that requests it in a comment. Only the main sheet and Bootstrap's parts have rules that nobody uses;
 * modules are named by their components.
 *
 * @param {string} text The sources.
 * @returns {import('postcss').Plugin}
 */
export function purgeOnRequest(text) {
  /** @param {readonly string[]} words */
  const purge = (words) =>
    purgeCss({
      content: [{ raw: words.join(' '), extension: 'tsx' }],
      // Next names the font's class itself.
      safelist: [/variable/],
      defaultExtractor: wordsOf,
    })
  const words = wordsOf(text)
  const plugins = new Map([
    ['! purge', purge(words)],
    ['! purge, but keep what react-bootstrap composes', purge([...words, ...composedNames(text)])],
  ])
  return {
    postcssPlugin: 'purge-on-request',
    async OnceExit(sheet, helpers) {
      for (const node of sheet.nodes) {
        const plugin = node.type === 'comment' && plugins.get(node.text)
        if (!plugin) continue
        node.remove()
        helpers.result.messages.push(...dependencies)
        if ('OnceExit' in plugin) await plugin.OnceExit?.(sheet, helpers)
      }
    },
  }
}

export default {
  plugins: isDevelopment ? [] : [purgeOnRequest(sources())],
}
