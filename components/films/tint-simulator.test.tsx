import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { legalVerdict } from '@/lib/films/legal-verdict'
import { followRouter } from '@/lib/url/query-state'
import { laws } from './laws'
import { sceneParts } from './scene-parts'
import { TintSimulator } from './tint-simulator'

jest.mock('@/lib/films/legal-verdict', () => {
  const actual = jest.requireActual('@/lib/films/legal-verdict')
  return { ...actual, legalVerdict: jest.fn(actual.legalVerdict) }
})

const slider = () => screen.getByRole('slider', { name: 'Film VLT' })
const ownGlass = () => screen.getByLabelText(/^Light through the bare glass/)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

function openAt(query: string) {
  window.history.replaceState(null, '', `/window-film${query}`)
  render(<TintSimulator laws={laws} scene={sceneParts} />)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  // Writes to the query are throttled; a pending one would delay the next test's.
  act(() => jest.runAllTimers())
  followRouter('')
  jest.useRealTimers()
})

test('the simulator multiplies glass by film, and the slider announces the result', () => {
  openAt('')
  expect(screen.getByText('75% × 35% = 26.3%')).toBeVisible()
  press('50 percent film')
  fireEvent.click(screen.getByLabelText(/^Other value/))
  type(ownGlass(), '80')
  expect(screen.getByText('80% × 50% = 40%')).toBeVisible()
  expect(slider()).toHaveAttribute('aria-valuetext', '50 percent film, 40 percent with the glass')
  type(slider(), '51')
  expect(screen.getByText('80% × 51% = 40.8%')).toBeVisible()
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/film=51&glass=80/)
})

test('a step of the slider does not work out the law again, which depends on the glass alone', () => {
  openAt('')
  jest.mocked(legalVerdict).mockClear()
  type(slider(), '36')
  expect(screen.getByText('75% × 36% = 27%')).toBeVisible()
  expect(legalVerdict).not.toHaveBeenCalled()
  fireEvent.click(screen.getByLabelText(/^Factory privacy/))
  expect(legalVerdict).toHaveBeenCalled()
})

test('the glass field keeps the typed text, shows the clamped value and adopts it on blur', () => {
  openAt('?glass=80')
  type(ownGlass(), '75')
  expect(screen.getByText(/^75% × 35%/)).toBeVisible()
  expect(ownGlass()).toHaveValue('75')
  type(ownGlass(), '500')
  expect(ownGlass()).toHaveValue('500')
  expect(ownGlass()).toHaveAccessibleDescription('Read as 100; 1 to 100%')
  fireEvent.blur(ownGlass())
  expect(ownGlass()).toHaveValue('100')
})

test.each([
  ['?film=15&glass=20&from=outside&at=night', '20% × 15% = 3%', 'from outside by night'],
  ['?film=dark&glass=many&from=<b>', '75% × 35% = 26.3%', 'from inside by day'],
])('the query %s shows %s, seen %s', (query, product, view) => {
  openAt(query)
  expect(screen.getByText(product)).toBeVisible()
  expect(screen.getByRole('img', { name: `A car’s window, seen ${view}` })).toBeVisible()
})

test('the window is chosen next to the film, and stored in the query', () => {
  openAt('')
  const windows = within(screen.getByRole('group', { name: 'Which window' }))
  expect(windows.getByLabelText('Front side')).toBeChecked()
  fireEvent.click(windows.getByLabelText('Rear'))
  expect(windows.getByLabelText('Rear')).toBeChecked()
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/window=rear$/)
})

describe('the darkest film that is legal', () => {
  const verdict = () => screen.getByRole('region', { name: 'The darkest film that is legal' })
  const choose = (label: string, option: string) => {
    const list = within(verdict()).getByLabelText(label)
    type(list, within(list).getByRole<HTMLOptionElement>('option', { name: option }).value)
  }

  test('updates with the place, the window and the glass, which are stored in the query', () => {
    openAt('')
    expect(verdict()).toHaveTextContent('On 75% glass you need film of 93.3% or lighter.')
    expect(verdict()).toHaveTextContent('Tinted windows information, GOV.UK')
    expect(verdict()).toHaveTextContent('Not legal advice')
    choose('Place', 'Florida')
    expect(verdict()).toHaveTextContent('film of 37.3% or lighter. The darkest on sale is 50%.')
    choose('Window', 'Windscreen')
    expect(verdict()).toHaveTextContent('For this window: strip at the top.')
    fireEvent.click(screen.getByLabelText(/^Factory privacy/))
    choose('Place', 'Colombia')
    expect(verdict()).toHaveTextContent('no film is legal on it')
    act(() => jest.runAllTimers())
    expect(window.location.search).toMatch(/place=colombia&window=windscreen/)
  })

  test('is calculated for the place in the query and cites its source', () => {
    openAt('?glass=20&place=colombia&window=windscreen')
    expect(verdict()).toHaveTextContent('no film is legal on it')
    expect(verdict()).toHaveTextContent('Resolución 3777 de 2003')
  })

  const search = () => within(verdict()).getByLabelText('Find a place')
  const matches = () =>
    within(verdict())
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent)

  test('offers places by local name, and a click or Enter selects one', () => {
    openAt('?window=rear')
    type(search(), 'nueva')
    expect(matches()).toEqual(['New York', 'New Zealand'])
    press('New Zealand')
    expect(search()).toHaveFocus()
    expect(search()).toHaveValue('')
    expect(verdict()).toHaveTextContent('New Zealand. At least 35%')
    type(search(), 'espana')
    fireEvent.keyDown(search(), { key: 'Enter' })
    expect(within(verdict()).getByLabelText('Place')).toHaveDisplayValue('Spain')
    expect(verdict()).toHaveTextContent('Spain. For this window: approved film.')
  })

  test('shows a message if no place matches the search', () => {
    openAt('')
    type(search(), 'Atlantis')
    expect(verdict()).toHaveTextContent('Not in our list. Ask locally.')
    expect(matches()).toEqual([])
  })

  test('shows no limit for a place last checked a year ago', () => {
    jest.setSystemTime(new Date(2027, 10, 1))
    openAt('?place=colombia&window=rear')
    expect(verdict()).toHaveTextContent('Colombia. Not checked since November 2026. Ask locally.')
    expect(verdict()).not.toHaveTextContent('14%')
    expect(verdict()).not.toHaveTextContent('At least')
  })
})
