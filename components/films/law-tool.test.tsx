import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { currentQuery, followRouter } from '@/lib/url/query-state'
import { LawTool } from './law-tool'
import { LegalTable } from './legal-table'

let mockZone: string

// Jest's clock replaces `Intl.DateTimeFormat`.
jest.mock('@/lib/films/likely-place', () => {
  const { placesOfZone } = jest.requireActual('@/lib/films/likely-place')
  const likelyPlaces = () => placesOfZone(mockZone)
  return { likelyPlaces, likelyPlace: () => (likelyPlaces()?.length === 1 ? likelyPlaces()[0] : undefined) }
})

const tool = () => screen.getByRole('region', { name: 'The darkest film that is legal' })
const answer = () => within(tool()).getByRole('group', { name: /film|figure/ })
const field = () => screen.getByRole('combobox', { name: 'Where is the car registered?' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const pressKey = (key: string) => fireEvent.keyDown(field(), { key })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const buttons = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

async function openAt(query: string, timeZone = 'UTC') {
  mockZone = timeZone
  window.history.replaceState(null, '', `/window-film${query}`)
  render(<LawTool />)
  await screen.findByText(/Not legal advice|Not listed|Fix the value/)
}

test('a glass that cannot be gets no verdict', async () => {
  await openAt('?glass=dark&place=texas')
  expect(tool()).toHaveTextContent('Fix the value of the glass first.')
  expect(tool()).not.toHaveTextContent(/law in Texas/)
})

class InView {
  readonly report: (entries: { isIntersecting: boolean }[]) => void
  constructor(report: InView['report']) {
    this.report = report
  }
  observe() {
    this.report([{ isIntersecting: true }])
  }
  unobserve() {}
  disconnect() {}
}
beforeAll(() => Object.assign(globalThis, { IntersectionObserver: InView }))
// A year after they were checked the laws make no claim.
beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-24') }))
afterEach(() => {
  act(() => jest.runOnlyPendingTimers())
  followRouter('')
  jest.useRealTimers()
})

describe('the place', () => {
  test('has to be chosen when the device suggests none, and choosing one focuses the answer', async () => {
    await openAt('')
    expect(field()).not.toHaveFocus()
    expect(field()).toHaveAccessibleDescription(/^Your device does not say where you are/)
    expect(buttons('All other places')).toHaveLength(13)
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact#message')
    fireEvent.click(screen.getByRole('button', { name: 'Texas' }))
    expect(answer()).toHaveFocus()
    expect(answer()).toHaveAccessibleName(/^35% film is within the law in Texas\. Front side windows must/)
    expect(tool()).not.toHaveTextContent('You seem to be')
    act(() => jest.runOnlyPendingTimers())
    expect(window.location.search).toMatch(/place=texas/)
  })

  test('is taken from the time zone if only one fits, and the page explains it and offers to change it', async () => {
    await openAt('', 'Europe/London')
    expect(tool()).toHaveTextContent('You seem to be in United Kingdom.')
    expect(tool()).toHaveTextContent('Taken from your device’s time zone. It stays on your device.')
    expect(answer()).not.toHaveFocus()
    expect(window.location.search).toBe('')
    fireEvent.click(screen.getByRole('button', { name: 'Change the place (now United Kingdom)' }))
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('Type a country or state, or choose one.')
    fireEvent.click(screen.getByRole('button', { name: 'Spain' }))
    expect(answer()).toHaveFocus()
    expect(answer()).toHaveAccessibleName('No film is legal on this window in Spain.')
  })

  test('has to be chosen, with the places of the time zone first, if several fit', async () => {
    await openAt('', 'America/Chicago')
    expect(buttons('In your time zone')).toEqual(['Alabama', 'Florida', 'North Dakota', 'Texas'])
    expect(buttons('All other places')).toHaveLength(9)
  })

  test('in the query takes precedence over the time zone', async () => {
    await openAt('?place=colombia&window=windscreen&glass=20', 'Europe/London')
    expect(answer()).toHaveTextContent('This glass alone lets 20% through: no film is legal on it.')
    expect(screen.getByRole('link', { name: /Resolución 3777/ })).toBeInTheDocument()
  })
})

describe('the search', () => {
  test('finds places by any of their names, by keyboard', async () => {
    await openAt('?window=rear')
    type('nueva')
    expect(options()).toEqual(['New York', 'New Zealand'])
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    pressKey('ArrowDown')
    pressKey('ArrowDown')
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { selected: true }).id,
    )
    pressKey('Enter')
    expect(answer()).toHaveTextContent('The rear window must let 35% through')
  })

  test('chooses the first match with Enter, and is emptied with Escape', async () => {
    await openAt('')
    type('espana')
    pressKey('Escape')
    expect(field()).toHaveValue('')
    type('espana')
    pressKey('Enter')
    expect(tool()).toHaveTextContent('No film is legal on this window in Spain.')
  })

  test('reports that no place matches', async () => {
    await openAt('')
    type('Atlantis')
    expect(within(tool()).getByRole('status')).toHaveTextContent('Not on our list. Ask locally.')
    expect(options()).toEqual([])
  })

  test('takes the place back when the new one is not on the list', async () => {
    await openAt('?window=rear&place=texas')
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Change/ })))
    type('Atlan')
    expect(currentQuery()).not.toContain('place')
    expect(field()).toHaveValue('Atlan')
  })

  test('shows the same places in the table, until the question is answered', async () => {
    const rows = ['spain', 'texas'].map((id) => ({
      id,
      checkedOn: '2026-11',
      note: undefined,
      head: id,
      cells: <td />,
    }))
    render(<LegalTable rows={rows}>{null}</LegalTable>)
    await openAt('')
    const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    type('espa')
    expect(shown()).toEqual(['spain'])
    expect(screen.getByText('1 of 2 places')).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Show all places' }))
    expect(field()).toHaveValue('')
    type('espa')
    pressKey('Enter')
    expect(shown()).toEqual(['spain', 'texas'])
  })
})

test('each window is a radio button with its limit, and choosing one changes the verdict', async () => {
  await openAt('?place=texas&film=5')
  expect(answer()).toHaveTextContent('5% film is too dark for Texas.')
  fireEvent.click(screen.getByRole('radio', { name: 'Rear side no limit' }))
  expect(answer()).toHaveTextContent(
    '5% film is within the law in Texas. The law sets no limit for this window.',
  )
  expect(screen.getByRole('radio', { name: 'Front side 25% or more' })).not.toBeChecked()
})

test('a place last checked a year ago has no limits and no note', async () => {
  jest.setSystemTime(new Date(2027, 10, 1))
  await openAt('?place=colombia&window=rear')
  expect(answer()).toHaveTextContent('Not checked since November 2026. Ask locally.')
  expect(tool()).not.toHaveTextContent('14%')
  expect(tool()).not.toHaveTextContent('or more')
})
