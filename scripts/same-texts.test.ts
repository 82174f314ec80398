/** @jest-environment node */
import { existsSync } from 'node:fs'
import { languages } from '@/lib/content/facts/languages'
import { type Found, modulesOf, NUMBERS, untranslatedIn, valuesIn } from './same-texts'

// The type check compares the shapes of the modules; these tests compare what types do not see.

const others = languages.slice(1).filter((language) => existsSync(`lib/content/${language}/site.ts`))
const modules = others.flatMap((language) => modulesOf(language).map((name) => [language, name] as const))

const pair = (language: string, name: string) =>
  Promise.all([
    import(`../lib/content/${languages[0]}/${name}`),
    import(`../lib/content/${language}/${name}`),
  ])

/** Ids, links, sources and the names of files. A text has a space, or begins with a capital. */
const isFixed = ({ path, value }: Found) =>
  /\.(id|href|drawing|source|icon|length)$/.test(path) && !/^[A-Z]| /.test(String(value))

test.each(modules)('%s/%s has the ids, links, sources and lists of the first language', async (...module) => {
  const [ours, theirs] = await pair(...module)
  const fixed = valuesIn({ ...ours }).filter(isFixed)
  const paths = fixed.map(({ path }) => path)
  expect(valuesIn({ ...theirs }).filter(({ path }) => paths.includes(path))).toEqual(fixed)
})

test('sentences that a language still lacks are counted, without names, sources and those of the specification', () => {
  const ours = { title: 'Clear film', of: (count: number) => `All ${count} panels covered`, brand: 'Tersa' }
  const fixed = { sources: { law: 'Code of Alabama' }, city: 'Ciudad Modelo' }
  expect(untranslatedIn({ ...ours, ...fixed }, { ...ours, ...fixed })).toBe(2)
  expect(untranslatedIn({ ...ours, ...fixed }, { ...ours, ...fixed, title: 'Klar film' })).toBe(1)
})

/** The digits, sorted: a language has its own decimal mark and its own order of words. Without the numbers given above. */
const figuresIn = (value: unknown) =>
  typeof value === 'string'
    ? (value.match(/\d+([.,]\d+)*/g) ?? [])
        .map((each) => each.replace(/\D/g, ''))
        .filter((digits) => !NUMBERS.map(String).includes(digits))
        .sort()
    : []

/**
 * The code of a locale; examples of decimal signs, which are spelt out where the sign itself would mislead; noon and
 * midnight, which a language may write in words.
 */
const NO_FIGURES = /\.locale$|\.decimalSigns\.|\.clock\./

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
