import { readItem, writeItem } from '@/lib/storage/items'
import { closeOffer, offerLanguage } from './other-language'

/** What a page in English of a site in three languages offers in a browser with these languages. */
function offered(languages: readonly string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.documentElement.lang = 'en'
  offerLanguage('en,es,fr')
  return document.documentElement.getAttribute('data-offers-language')
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-offers-language')
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>'
})

afterEach(() => void writeItem('tersa.language', null))

test.each([
  [['es-MX', 'en'], 'es'],
  [['de', 'fr-CA', 'es'], 'fr'],
  [['en-GB', 'es'], null],
  [['de'], null],
])('a visitor who prefers %j is offered the page in %s', (languages, language) => {
  expect(offered(languages)).toBe(language)
})

test('a visitor who has closed the offer never sees it again', () => {
  offered(['es'])
  closeOffer()
  expect(document.documentElement.hasAttribute('data-offers-language')).toBe(false)
  expect(document.activeElement).toBe(document.getElementById('main'))
  expect(readItem('tersa.language')).toBe('1')
  expect(offered(['es'])).toBeNull()
})
