import { pagesIn, readIn } from '../export-files'
import { expect, test } from '../fixtures'
import { excludedTerms, spanishTexts, strayWords } from './spanish-words'

/** The specification’s titles of slides are names. */
const SLIDE = /: (Window|Marine) Film, \d de \d$/

test('Spanish pages contain no English words and no term that the glossary excludes', ({ siteFolder }) => {
  const pages = pagesIn(siteFolder).filter((file) => file.startsWith('es/'))
  expect(pages.length).toBeGreaterThan(20)
  const excluded = excludedTerms()
  expect(excluded).toEqual(expect.arrayContaining(['película marina', 'comprar ahora']))
  for (const file of pages) {
    const stray = strayWords(spanishTexts(readIn(siteFolder, file)), excluded).filter(
      (each) => !SLIDE.test(each),
    )
    expect(stray, file).toEqual([])
  }
})

test('the check of words finds them, except in another language', () => {
  const texts = spanishTexts(
    '<html lang="es"><p>Mira the film</p><p lang="en">the film</p><img alt="El stock"><p>Stocks</p></html>',
  )
  expect(strayWords(texts, excludedTerms()).map((each) => each.split(':')[0])).toEqual([
    'the',
    'film',
    'film',
    'stock',
  ])
})
