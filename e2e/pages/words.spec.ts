import { excludedTerms, excludedWords } from '../../scripts/check/test-excluded-words'
import { pagesIn, readIn } from '../export-files'
import { expect, test } from '../fixtures'
import { englishWords, pageTexts } from './page-texts'

/** The specification’s titles of slides are names. */
const SLIDE = /: (Window|Marine) Film, \d de \d$/

test('English pages are in American English', ({ siteFolder }) => {
  const pages = pagesIn(siteFolder).filter((file) => !file.startsWith('es/'))
  expect(pages.length).toBeGreaterThan(20)
  const found = pages.map((file) => [file, excludedWords(pageTexts(readIn(siteFolder, file), 'en'), 'en')])
  expect(found).toEqual(pages.map((file) => [file, []]))
})

test('Spanish pages contain no English words and no term that the glossary excludes', ({ siteFolder }) => {
  const pages = pagesIn(siteFolder).filter((file) => file.startsWith('es/'))
  expect(pages.length).toBeGreaterThan(20)
  expect(excludedTerms().length).toBeGreaterThan(10)
  for (const file of pages) {
    const texts = pageTexts(readIn(siteFolder, file), 'es')
    const stray = [...englishWords(texts).filter((each) => !SLIDE.test(each)), ...excludedWords(texts, 'es')]
    expect(stray, file).toEqual([])
  }
})

test('a page’s words are found, except in another language', () => {
  const texts = pageTexts(
    '<html lang="es"><p>Mira the film</p><p lang="en">the film</p><img alt="El stock"></html>',
    'es',
  )
  expect([...englishWords(texts), ...excludedWords(texts, 'es')].map((each) => each.split(':')[0])).toEqual([
    'the',
    'film',
    'film',
    'stock',
  ])
})
