import { offerLanguage } from './other-language'

/** What a page in English of a site in three languages offers in a browser with these languages. */
function offered(languages: readonly string[]) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.documentElement.lang = 'en'
  offerLanguage('en,es,fr')
  return document.documentElement.getAttribute('data-offers-language')
}

beforeEach(() => document.documentElement.removeAttribute('data-offers-language'))

test.each([
  [['es-MX', 'en'], 'es'],
  [['de', 'fr-CA', 'es'], 'fr'],
  [['en-GB', 'es'], null],
  [['de'], null],
])('a visitor who prefers %j is offered the page in %s', (languages, language) => {
  expect(offered(languages)).toBe(language)
})
