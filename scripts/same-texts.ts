import { readdirSync } from 'node:fs'
import { register } from 'tsx/esm/api'
import { languages } from '@/lib/content/facts/languages'
import { isRecord } from '@/lib/parsing/record'

/** The arguments that functions of texts are called with. */
export const NUMBERS = [21, 22, 23, 24, 25]

export type Found = { path: string; value: unknown }

/** The values of a module, and what its functions return for numbers; functions with other arguments are left out. */
export function valuesIn(value: unknown, path = ''): Found[] {
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

/** The modules of a language. */
export const modulesOf = (language: string) =>
  readdirSync(`lib/content/${language}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))

/** Several words: no id, and no name that stays. */
const isSentence = (value: unknown) =>
  typeof value === 'string' && /\p{L}{3}\P{L}*\s\P{L}*\p{L}{3}/u.test(value)

/** The documents of sources keep their titles. */
const isSource = (path: string) => path.includes('.sources.')

/** Sentences of the specification, which every language has. */
const SPECIFIED: readonly unknown[] = [
  'Ciudad Modelo',
  'Correo o contraseña incorrectos',
  'No pude cargar personajes. Intenta de nuevo.',
]

/** How many sentences of a module still wait for a translation, because they equal those of the first language. */
export function untranslatedIn(ours: object, theirs: object): number {
  const texts = new Map(valuesIn({ ...theirs }).map(({ path, value }) => [path, value]))
  return valuesIn({ ...ours }).filter(
    ({ path, value }) =>
      isSentence(value) && !isSource(path) && !SPECIFIED.includes(value) && texts.get(path) === value,
  ).length
}

/** The modules of a language that is not finished, with the count of such sentences. */
export async function untranslated(language: string): Promise<{ name: string; count: number }[]> {
  const [first] = languages
  // With the paths of its language, because modules import each other.
  const others = register({ namespace: language, tsconfig: `tsconfig.${language}.json` })
  const counts = modulesOf(language).map(async (name) => {
    const theirs = await others.import(`../lib/content/${language}/${name}.ts`, import.meta.url)
    return { name, count: untranslatedIn(await import(`../lib/content/${first}/${name}.ts`), theirs) }
  })
  return (await Promise.all(counts)).filter(({ count }) => count > 0)
}
