import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { lawRows } from '@/components/films/window-film-sections'
import { places } from '@/lib/content/facts/laws'
import { placeStore } from '@/lib/films/vehicle-store'
import { LawOfPlace } from './law'
import { LightLimits } from './light-limits'

const NOT_CHECKED = 'Not checked since November 2026. Check local rules.'

const textOf = ({ textContent }: HTMLElement) => textContent
const table = <LightLimits rows={lawRows}>{null}</LightLimits>
const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) => within(row(name)).getAllByRole('cell').map(textOf)

beforeEach(() => jest.useFakeTimers())

test('a row shows its limits, its exceptions and the number of its source', () => {
  jest.setSystemTime(new Date(2027, 9, 31))
  render(table)
  expect(cells(/^North Dakota/).slice(0, 2)).toEqual(['70%', '35%'])
  expect(row(/^North Dakota/)).toHaveTextContent('since August 1, 2025, according to the press')
  expect(within(row(/^Spain/)).getByRole('link', { name: 'Source 10' })).toHaveAttribute('href', '#src-10')
  expect(cells(/^Spain/)[0]).toBe('No film')
  expect(cells(/^Mexico/)[0]).toBe('Varies by state, and our sources disagree. Check your state’s rules.')
})

test('after a year, hydration removes the outdated limits from every row without a mismatch', () => {
  jest.setSystemTime(new Date(2027, 10, 1))
  const exported = renderToString(table)
  expect(exported).not.toContain(NOT_CHECKED)
  const container = document.createElement('div')
  container.innerHTML = exported
  document.body.append(container)
  const onRecoverableError = jest.fn()
  render(table, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getAllByText(NOT_CHECKED)).toHaveLength(places.length)
  expect(container).not.toHaveTextContent('%')
})

test('the law of a place has its limits and documents, and a year after its check no limits', () => {
  placeStore.set('texas')
  jest.setSystemTime(new Date(2027, 9, 31))
  const { unmount } = render(<LawOfPlace />)
  expect(screen.getAllByRole('definition', { hidden: true })[0]).toHaveTextContent('25%')
  expect(screen.getByText('Texas Transportation Code, 547.613')).toHaveAttribute('href', expect.any(String))
  unmount()
  jest.setSystemTime(new Date(2027, 10, 1))
  render(<LawOfPlace />)
  expect(screen.queryAllByRole('definition', { hidden: true })).toEqual([])
  expect(screen.getByText(NOT_CHECKED)).toBeInTheDocument()
  expect(screen.queryByText(/Each figure|We compare/)).toBeNull()
})
