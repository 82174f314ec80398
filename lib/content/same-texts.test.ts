/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs'
import { languages } from '@/lib/content/facts/languages'
import { isRecord } from '@/lib/parsing/record'

// The type check compares the shapes of the modules; these tests compare what types do not see.

/** The arguments that functions of texts are called with. */
const NUMBERS = [21, 22, 23, 24, 25]

type Found = { path: string; value: unknown }

/** The values of a module, and what its functions return for numbers; functions with other arguments are left out. */
function valuesIn(value: unknown, path = ''): Found[] {
  if (typeof value === 'function') {
    try {
      return valuesIn(value(...NUMBERS), path)
    } catch {
      return []
    }
  }
  if (Array.isArray(value) && value.some(isPiece))
    return [{ path, value: wordsOf(value) }, sourcesOf(value, path)]
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [{ path, value }]
  const items = Object.entries(value).flatMap(([key, each]) => valuesIn(each, `${path}.${key}`))
  return Array.isArray(value) ? [{ path: `${path}.length`, value: value.length }, ...items] : items
}

/** A part of a text: emphasis, or the note of a source. */
const isPiece = (value: unknown) => isRecord(value) && ('note' in value || 'strong' in value)
const wordsOf = (text: unknown[]) =>
  text.map((piece) => (isRecord(piece) ? (piece.strong ?? '') : piece)).join('')
const sourcesOf = (text: unknown[], path: string) => ({
  path: `${path}.source`,
  value: text.flatMap((piece) => (isRecord(piece) && piece.source) || []).sort(),
})

const namesIn = (language: string) =>
  readdirSync(`lib/content/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))

const others = languages.slice(1).filter((language) => existsSync(`lib/content/${language}/site.ts`))
const modules = others.flatMap((language) => namesIn(language).map((name) => [language, name] as const))

const pair = (language: string, name: string) =>
  Promise.all([import(`./${languages[0]}/${name}`), import(`./${language}/${name}`)])

/** Ids, links, sources and the names of files. A text has a space, or begins with a capital. */
const isFixed = ({ path, value }: Found) =>
  /\.(id|href|drawing|source|icon|length)$/.test(path) && !/^[A-Z]| /.test(String(value))

test.each(modules)('%s/%s has the ids, links, sources and lists of the first language', async (...module) => {
  const [ours, theirs] = await pair(...module)
  const fixed = valuesIn({ ...ours }).filter(isFixed)
  const paths = fixed.map(({ path }) => path)
  expect(valuesIn({ ...theirs }).filter(({ path }) => paths.includes(path))).toEqual(fixed)
})

/** The digits, sorted: a language has its own decimal mark and its own order of words. Without the numbers given above. */
const figuresIn = (value: unknown) =>
  typeof value === 'string'
    ? (value.match(/\d+([.,]\d+)*/g) ?? [])
        .map((each) => each.replace(/\D/g, ''))
        .filter((digits) => !NUMBERS.map(String).includes(digits))
        .sort()
    : []

/** The code of a locale; examples of decimal signs, which are spelt out where the sign itself would mislead. */
const NO_FIGURES = /\.locale$|\.decimalSigns\./

test.each(modules)('%s/%s states the figures of the first language', async (...module) => {
  const [ours, theirs] = await pair(...module)
  const figures = (texts: unknown) =>
    Object.fromEntries(
      valuesIn(texts)
        .map(({ path, value }) => [path, figuresIn(value)] as const)
        .filter(([path, found]) => found.length > 0 && !NO_FIGURES.test(path)),
    )
  expect(figures(theirs)).toEqual(figures(ours))
})
