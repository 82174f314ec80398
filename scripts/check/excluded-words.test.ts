/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { languages } from '@/lib/content/facts/languages'
import { excludedWords } from './test-excluded-words'

/** The strings of a module that are texts, not ids: they have a space or begin with a capital letter. */
function textsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^ *\/\/.*$|^import [\s\S]*? from .*$|\$\{[^}]*\}/gm, '')
  const strings = Array.from(code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g))
  return strings
    .map(([, line, template]) => line ?? template ?? '')
    .filter((text) => /\s|^\p{Lu}/u.test(text))
}

test.each(languages)('the texts in %s contain no excluded word', (language) => {
  const folder = `lib/content/${language}`
  const modules = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  expect(modules.length).toBeGreaterThan(20)
  const found = modules.flatMap((file) =>
    excludedWords(textsOf(readFileSync(`${folder}/${file}`, 'utf8')), language).map(
      (each) => `${file}: ${each}`,
    ),
  )
  expect(found).toEqual([])
})

test('an excluded word is found whole, with its text, unless it is the specification’s', () => {
  const texts = ['A kerb', 'Colourless, greyish', 'Favourites', 'Cancelled', 'Exercise', 'Center']
  expect(excludedWords(texts, 'en')).toEqual([
    'kerb: A kerb',
    'colourless: Colourless, greyish',
    'greyish: Colourless, greyish',
  ])
})
