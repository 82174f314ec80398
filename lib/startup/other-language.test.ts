import { readItem, writeItem } from '@/lib/storage/items'

/** Starts the module as the early script of a site in three languages does, in a browser with these languages. */
function start(languages: readonly string[]) {
  process.env.SITE_LANGUAGES = 'en,es,fr'
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  document.documentElement.lang = 'en'
  jest.isolateModules(() => require('./other-language').offerLanguage())
  return document.documentElement.getAttribute('data-offers-language')
}

beforeEach(() => {
  document.documentElement.removeAttribute('data-offers-language')
  document.body.innerHTML = `
    <a hreflang="es" href="/es">Español</a>
    <button data-closes>×</button>
    <main id="main" tabindex="-1"></main>`
})

test.each([
  [['es-MX', 'en'], 'es'],
  [['de', 'fr-CA', 'es'], 'fr'],
  [['en-GB', 'es'], null],
  [['de'], null],
])('a visitor who prefers %j is offered the page in %s', (languages, offered) => {
  expect(start(languages)).toBe(offered)
})

test('a visitor who has closed the offer never sees it again', () => {
  start(['es'])
  document.querySelector('button')?.click()
  expect(document.documentElement.hasAttribute('data-offers-language')).toBe(false)
  expect(document.activeElement).toBe(document.getElementById('main'))
  expect(readItem('tersa.language')).toBe('1')
  expect(start(['es'])).toBeNull()
  writeItem('tersa.language', null)
})

test.each([
  ['es', 'follows the preferred language', null],
  ['de', 'prefers neither language', null],
  ['en', 'leaves the preferred language', '1'],
])('a link to the other site answers its offer only if the visitor (%s) %s', (language, _what, stored) => {
  start([language])
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  link?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
  expect(readItem('tersa.language')).toBeNull()
  link?.click()
  expect(readItem('tersa.language')).toBe(stored)
  // The other site then makes no offer, as after the offer was closed.
  writeItem('tersa.language', null)
})

test('the link leads to the twin of the page that is open by then, with its query and fragment', () => {
  start(['es'])
  const link = document.querySelector('a')
  link?.addEventListener('click', (event) => event.preventDefault())
  window.history.replaceState(null, '', '/window-film?film=20#tool')
  link?.click()
  expect(link?.getAttribute('href')).toBe('/es/window-film?film=20#tool')
  window.history.replaceState(null, '', '/')
  link?.click()
  expect(link?.getAttribute('href')).toBe('/es')
})
