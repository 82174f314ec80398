import { fireEvent, render, screen, within } from '@testing-library/react'
import * as about from '@/lib/content/about'
import * as marineFilm from '@/lib/content/marine-film'
import * as ppf from '@/lib/content/ppf'
import * as windowFilm from '@/lib/content/window-film'
import AboutPage from './about/page'
import MarineFilmPage from './marine-film/page'
import PaintProtectionFilmPage from './ppf/page'
import WindowFilmPage from './window-film/page'

jest.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }))

// jsdom has no media queries. A desktop has no bar.
beforeEach(() => {
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
})

const pages = [
  ['/ppf', PaintProtectionFilmPage, ppf],
  ['/window-film', WindowFilmPage, windowFilm],
  ['/marine-film', MarineFilmPage, marineFilm],
  ['/about', AboutPage, about],
] as const

test.each(pages)('notes on %s are numbered by first use and link to the closed list', (_route, Page) => {
  const { container } = render(<Page />)
  const list = container.querySelector('#sources')
  expect(list).not.toHaveAttribute('open')
  const listed = container.querySelectorAll('#sources ol > li')
  expect(list?.querySelector('summary')).toHaveTextContent(`Sources (${listed.length})`)
  const notes = [...container.querySelectorAll('sup a')]
  const numbers = [...new Set(notes.map(({ textContent }) => Number(textContent)))]
  expect(numbers).toEqual(Array.from(listed, (_, i) => i + 1))
  expect(notes.length).toBeGreaterThan(0)
  for (const note of notes) {
    expect(note).toHaveAccessibleName(`Source ${note.textContent}`)
    expect(container.querySelector(`li${note.getAttribute('href')}`)).toBeInTheDocument()
  }
  const links = [...(list?.querySelectorAll('a') ?? [])]
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https?:/))
    expect(link.textContent?.length).toBeGreaterThan(5)
  }
})

test.each(pages)('on %s informing pictures have a text, and no cell is empty', (_route, Page, texts) => {
  const { container } = render(<Page />)
  const informing = [...JSON.stringify(texts).matchAll(/"alt":"([^"]+)"/g)].map(([, alt]) => alt)
  expect(informing.length).toBeGreaterThan(4)
  const shown = Array.from(container.querySelectorAll('img'), ({ alt }) => alt)
  expect(shown).toEqual(expect.arrayContaining(informing))
  const cells = Array.from(container.querySelectorAll('td, th, dd:not([aria-hidden])'))
  const inCells = cells.map(({ textContent }) => textContent.trim())
  expect(inCells.filter((text) => !text || /^(n\/a|–|-)$/.test(text))).toEqual([])
})

test.each([
  ['/ppf', PaintProtectionFilmPage, /^Road adds rockers/, 'Rockers'],
  ['/marine-film', MarineFilmPage, /^Dock Quarter, transom, rub rail, swim platform/, 'Swim platform'],
])('a package of the steps on %s is chosen in the tool', (_route, Page, name, part) => {
  render(<Page />)
  const step = within(screen.getByRole('group', { name: /^Four packages/ })).getByRole('radio', { name })
  const box = screen.getByRole('checkbox', { name: part, hidden: true })
  expect(step).not.toBeChecked()
  expect(box).not.toBeChecked()
  fireEvent.click(step)
  expect(step).toBeChecked()
  expect(box).toBeChecked()
})
