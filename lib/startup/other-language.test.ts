import { offerLanguage } from './other-language'

test.each([
  [['es-MX', 'en'], 'es'],
  [['de', 'fr-CA', 'es'], 'fr'],
  [['en-GB', 'es'], null],
  [['de'], null],
])('a visitor of an English page who prefers %j is offered the one in %s', (languages, language) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.documentElement.lang = 'en'
  document.documentElement.removeAttribute('data-offers-language')
  offerLanguage('en,es,fr')
  expect(document.documentElement.getAttribute('data-offers-language')).toBe(language)
})
