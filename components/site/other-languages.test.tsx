import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { readItem, writeItem } from '@/lib/storage/items'

process.env.LANGUAGES = 'en,es'
const { LanguageLinks, LanguageOffer } = require('./other-languages') as typeof import('./other-languages')

function pressLink(type: 'click' | 'contextMenu' = 'click') {
  const link = screen.getByRole('link', { name: 'Español' })
  const event = createEvent[type](link)
  event.preventDefault()
  fireEvent(link, event)
  return link
}

beforeEach(() => void render(<LanguageLinks className="" />))
afterEach(() => void writeItem('tersa.language', null))

test.each([
  ['es', 'follows the preferred language', null],
  ['de', 'prefers neither language', null],
  ['en', 'leaves the preferred language', '1'],
])('a link to the other site answers its offer only if the visitor (%s) %s', (language, _what, stored) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language])
  pressLink('contextMenu')
  expect(readItem('tersa.language')).toBeNull()
  pressLink()
  expect(readItem('tersa.language')).toBe(stored)
})

test('the link leads to the twin of the page that is open by then, with its query and fragment', () => {
  window.history.replaceState(null, '', '/window-film?film=20#tool')
  expect(pressLink()).toHaveAttribute('href', '/es/window-film?film=20#tool')
  window.history.replaceState(null, '', '/')
  expect(pressLink()).toHaveAttribute('href', '/es')
})

test('the offer of another language has a name', () => {
  render(<LanguageOffer />)
  expect(screen.getByRole('complementary')).toHaveAccessibleName('Ver esta página en español')
})
