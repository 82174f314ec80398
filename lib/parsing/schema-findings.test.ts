import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { readText } from './files'
import { nearest, perLanguage, shownValue, toSchemaFindings, words } from './schema-findings'

const files = ['pqf.mp4', 'ppf.mp4', 'ppf.webm', 'window-film.mp4']

test.each([
  ['ppf.mp', 'ppf.mp4'],
  ['PPF.MP4', 'ppf.mp4'],
  ['windowfilm.mp4', 'window-film.mp4'],
  ['ppf.wemb', 'ppf.webm'],
  ['ppf.mp4', 'ppf.mp4'],
  ['boat.mp4', null],
  ['', null],
  ['x', null],
])('%j probably means %s', (name, meant) => {
  expect(nearest(name, files)).toBe(meant)
  expect(nearest(name, files.toReversed())).toBe(meant)
  expect(nearest(name, [])).toBeNull()
})

const schema = v.strictObject({
  name: perLanguage(words(5)),
  note: v.optional(perLanguage(words(5), ['en'])),
  sizes: v.optional(v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(2))),
  kind: v.optional(v.picklist(['car', 'boat'])),
  code: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
})

const texts: Parameters<typeof toSchemaFindings>[2] = {
  fieldTextsOf: (path) => ({ noun: String(path.at(-1)), give: 'Give it.' }),
  fieldsAt: (path) => (path.length > 1 ? ['en', 'es'] : ['$schema', 'name', 'sizes', 'kind']),
  wrongValue: ({ input }) => (input === 'train' ? { summary: 'No trains.', advice: '' } : null),
}
const findingsIn = (root: unknown) =>
  (v.safeParse(schema, root).issues ?? []).flatMap((issue) => toSchemaFindings(issue, root, texts))

/** What the check says about the problems of a file. */
function problemsOf(root: unknown) {
  const place = (path: readonly (string | number)[]) =>
    path.map((key) => (typeof key === 'number' ? `[${key}]` : key)).join('.')
  return findingsIn(root).map(
    ({ path, summary, isMissing }) => `${place(path)}: ${summary}${isMissing ? ' !' : ''}`,
  )
}

test.each<[unknown, string[]]>([
  [{ name: 'abc', sizes: [1, 2], kind: 'car' }, []],
  [{ name: ' abcde ' }, []],
  [{ name: { en: 'a', es: 'b' } }, []],
  [{}, ['name: The name is missing. !']],
  [{ name: '\u200b' }, ['name: The name is missing. !']],
  [{ name: 'abc', sizes: [] }, ['sizes: The sizes is missing. !']],
  [{ name: 'a\u202eb' }, ['name: The name contains characters that cannot be shown.']],
  [{ name: 'abcdef' }, ['name: The name is 6 characters long; the limit is 5.']],
  [{ name: 'a<b' }, ['name: The name contains < or >.']],
  [{ name: 'a>b' }, ['name: The name contains < or >.']],
  [{ name: 7 }, ['name: The name cannot be 7.']],
  [{ name: ['a'] }, ['name: The name cannot be a list.']],
  [{ name: { en: 'a', es: 'abcdef' } }, ['name.es: The es is 6 characters long; the limit is 5.']],
  [{ name: { en: 'a' } }, ['name.es: The es is missing. !']],
  [{ name: {} }, ['name.en: The en is missing. !', 'name.es: The es is missing. !']],
  [
    { name: { es: 'abcdef' } },
    ['name.en: The en is missing. !', 'name.es: The es is 6 characters long; the limit is 5.'],
  ],
  [{ name: 'abc', note: { en: 'a' } }, []],
  [{ name: 'abc', note: { en: 'a', es: 'b' } }, []],
  [{ name: 'abc', note: { es: 'b' } }, ['note.en: The en is missing. !']],
  [{ name: { en: 'a', es: 'b', fr: 'c' } }, ['name.fr: `fr` is not a field.']],
  [{ name: 'abc', sizes: [1, 2, 3] }, ['sizes: The sizes has 3 entries.']],
  [{ name: 'abc', sizes: [{}] }, ['sizes.[0]: The 0 cannot be an object.']],
  [{ name: 'abc', kind: 'bus' }, ['kind: The kind cannot be "bus".']],
  [7, [': The undefined cannot be 7.']],
  [{ name: 'abc', kind: 'a<b' }, ['kind: The kind cannot be "a<b".']],
  [{ name: 'abc', kind: 'a\u202eb' }, ['kind: The kind cannot be "a\u202eb".']],
  [{ name: 'abc', code: 'x' }, ['code: The code cannot be "x".']],
  [{ name: 'abc', kind: 'train' }, ['kind: No trains.']],
  [{ name: 'abc', nam: 1, x: 2 }, ['nam: `nam` is not a field.', 'x: `x` is not a field.']],
])('%j: each problem is named with its field: %j', (root, problems) => {
  expect(problemsOf(root)).toEqual(problems)
})

test('the advice for an unknown field is a similar one that is still free, and never $schema', () => {
  const advice = (root: object) => findingsIn(root).map((finding) => finding.advice)
  const remove = 'Remove it, or use one of name, sizes, or kind.'
  expect(advice({ name: 'a', kin: 'car' })).toEqual(['Did you mean `kind`?'])
  expect(advice({ name: 'a', nam: 'b' })).toEqual([remove])
  expect(advice({ name: 'a', $schem: '' })).toEqual([remove])
  const many = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`x${i}`, 1]))
  expect(advice({ name: 'a', ...many })).toHaveLength(20)
})

test('a value is shown in a word, or as its text, which is cut at 58 characters', () => {
  expect([[1], {}, null].map(shownValue)).toEqual(['a list', 'an object', 'null'])
  expect(shownValue('x'.repeat(58))).toBe(`"${'x'.repeat(58)}"`)
  expect(shownValue('x'.repeat(59))).toBe(`"${'x'.repeat(56)}…`)
})

test('a folder and an encoding other than UTF-8 each have their message', () => {
  const folder = mkdtempSync(join(tmpdir(), 'text-'))
  const read = (bytes: Uint8Array) => {
    writeFileSync(join(folder, 'a.txt'), bytes)
    return readText(join(folder, 'a.txt'), problems)
  }
  const problems = { isFolder: 'a folder', otherEncoding: 'another encoding' }
  expect(read(Buffer.from('ñ'))).toBe('ñ')
  expect(() => read(Uint8Array.of(0xf1))).toThrow('another encoding')
  expect(() => readText(folder, problems)).toThrow('a folder')
  rmSync(folder, { recursive: true })
})
