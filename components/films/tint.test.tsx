import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { withUnits } from '@/lib/content/words'
import { followRouter } from '@/lib/url/query-state'
import { sceneParts } from './drawings'
import { TintSimulator } from './tint'

const slider = () => screen.getByRole('slider', { name: 'Film VLT' })
const ownGlass = () => screen.getByLabelText(/^Light through the bare glass/)
const ownGlassLoads = () => screen.findByLabelText(/^Light through the bare glass/)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

function openAt(query: string) {
  window.history.replaceState(null, '', `/window-film${query}`)
  render(<TintSimulator scene={sceneParts} />)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  // Writes to the query are throttled; a pending one would delay the next test's.
  act(() => jest.runAllTimers())
  followRouter('')
  jest.useRealTimers()
})

test('the simulator multiplies glass by film, and the slider announces the result', async () => {
  openAt('')
  expect(screen.getByText('75% × 35% = 26.3%')).toBeVisible()
  press('50 percent film')
  fireEvent.click(screen.getByLabelText(/^Other value/))
  type(await ownGlassLoads(), '80')
  expect(screen.getByText('80% × 50% = 40%')).toBeVisible()
  expect(slider()).toHaveAttribute('aria-valuetext', '50 percent film, 40 percent with the glass')
  type(slider(), '51')
  expect(screen.getByText('80% × 51% = 40.8%')).toBeVisible()
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/film=51&glass=80/)
})

test('the glass field keeps the typed text, and a value that cannot be is an error with nothing to add', async () => {
  openAt('?glass=80')
  await ownGlassLoads()
  type(ownGlass(), '75')
  expect(screen.getByText(/^75% × 35%/)).toBeVisible()
  expect(ownGlass()).toHaveValue('75')
  type(ownGlass(), '500')
  fireEvent.blur(ownGlass())
  expect(ownGlass()).toHaveValue('500')
  expect(ownGlass()).toBeInvalid()
  expect(ownGlass()).toHaveAccessibleDescription(withUnits('Write a number from 1 to 100%, such as 70%.'))
  expect(screen.queryByText(/× 35%/)).toBeNull()
  press('50 percent film')
  expect(ownGlass()).toHaveValue('500')
  press('Add to my quote')
  expect(screen.getByText('Fix the value of the glass first.')).toBeVisible()
  type(ownGlass(), '７０ ％')
  expect(screen.getByText(/^70% × 50%/)).toBeVisible()
  expect(ownGlass()).toBeValid()
})

test.each([
  ['?film=15&glass=20&from=outside&at=night', '20% × 15% = 3%', 'from outside by night'],
  ['?film=dark&from=<b>', '75% × 35% = 26.3%', 'from inside by day'],
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
