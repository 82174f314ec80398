import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { announcedText } from '@/lib/announcements/announcements'
import { frontPanels } from '@/lib/films/coverage'
import { paintStore, vehicleStore } from '@/lib/films/vehicle-store'
import { currentQuery } from '@/lib/url/query-state'
import { CoverageConfigurator } from './coverage'
import { DrawnCar } from './ppf-sections'

// vehicle-drawing.test.tsx tests the drawings of other vehicles.
jest.mock('./vehicle-views', () => ({ loadViews: () => new Promise(() => {}) }))

const sum = (units = 'metric') => screen.getByText(/ (m²|sq ft)$/, { selector: `p > .in-${units}` })
const count = () => screen.getByText(/^Panels: /)
const pack = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) })
const panel = (name: string) => screen.getByRole('checkbox', { name })
const highlighted = (id: string) => document.querySelectorAll(`[data-panel=${id}][data-on]`)

function openAt(query: string, finishes = '') {
  process.env.FINISHES = finishes
  window.history.replaceState(null, '', `/ppf${query}`)
  render(
    <CoverageConfigurator
      add={<AddToQuote place="tool" />}
      drawing={<DrawnCar view="car-side" on={frontPanels} />}
    />,
  )
}

const announced = () => {
  act(() => jest.advanceTimersByTime(2200))
  return announcedText()
}

beforeEach(() => jest.useFakeTimers())
// Writes to the query are throttled; a pending one would delay the next test's.
afterEach(() => act(() => jest.runAllTimers()))

test('removing a panel deselects the package and updates the drawing and the estimate', () => {
  openAt('')
  expect(pack('Front')).toBeChecked()
  expect(count()).toHaveTextContent('Panels: 5 of 12')
  expect(count().parentElement).not.toHaveAttribute('open')
  expect(highlighted('hood')).toHaveLength(1)
  fireEvent.click(panel('Hood'))
  expect(count()).toHaveTextContent('4 of 12')
  expect(count().parentElement).toHaveAttribute('open')
  const packages = within(screen.getByRole('group', { name: 'Package' }))
  expect(packages.queryByRole('radio', { checked: true })).toBeNull()
  expect(highlighted('hood')).toHaveLength(0)
})

test('the tool opens with the vehicle that another tool has kept, unless the query names one', () => {
  vehicleStore.set('truck')
  openAt('?panels=hood')
  expect(screen.getByLabelText('Vehicle')).toHaveValue('truck')
})

test('the tool opens with the choice of the query, and a package or another vehicle updates the estimate', () => {
  vehicleStore.set('truck')
  openAt('?panels=hood.roof&vehicle=compact')
  expect(count()).toHaveTextContent('2 of 12')
  expect(panel('Roof and pillars')).toBeChecked()
  expect([highlighted('roof').length, highlighted('fenders').length]).toEqual([1, 0])
  fireEvent.click(pack('Full'))
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(12)
  expect(count()).toHaveTextContent('12 of 12')
  expect(sum()).toHaveTextContent('15.2 to 19.8 m²')
  const vehicle = screen.getByLabelText('Vehicle')
  expect(vehicle).toHaveValue('compact')
  fireEvent.change(vehicle, { target: { value: 'sedan' } })
  expect(sum()).toHaveTextContent('22.8 to 27.4 m²')
  expect(pack('Full').parentElement).toHaveTextContent('22.8 to 27.4 m²')
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/panels=front-bumper.*&vehicle=sedan/)
})

test('another vehicle or another panel is announced once, with the estimate', () => {
  openAt('')
  fireEvent.change(screen.getByLabelText('Vehicle'), { target: { value: 'small-suv' } })
  expect(announced()).toBe('Small SUV. About 8.8 to 10.1 m² of film.')
  fireEvent.click(panel('Hood'))
  expect(announced()).toMatch(/^4 of 12 panels covered\. About .* m² of film\.$/)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a visitor who switches the units hears the area once, and finds the choice kept', () => {
  openAt('')
  expect(screen.getByRole('radio', { name: 'Metric' })).toBeChecked()
  expect(document.documentElement.dataset.units).toBe('metric')
  fireEvent.click(screen.getByRole('radio', { name: 'US' }))
  expect(announced()).toBe('US units. About 84 to 101 sq ft of film.')
  expect(document.documentElement.dataset.units).toBe('us')
  expect(localStorage.getItem('tersa.units')).toBe('us')
  expect(sum('us')).toHaveTextContent('84 to 101 sq ft')
  fireEvent.click(pack('Full'))
  expect(announced()).toBe('12 of 12 panels covered. About 245 to 295 sq ft of film.')
})

test('the color is shown by the drawing and kept; a finish is offered only if the shop names some, with a note', () => {
  openAt('')
  const card = document.querySelector('[data-panel]')?.closest('[data-paint]')
  const paint = (name: string) => screen.getByRole('radio', { name })
  expect(paint('Silver')).toBeChecked()
  expect(screen.queryByRole('group', { name: 'Finish' })).toBeNull()
  expect(card).toBeNull()
  fireEvent.click(paint('Red'))
  expect(screen.getByRole('group', { name: 'Color of your car Red' })).toBeVisible()
  expect(document.querySelector('[data-panel]')?.closest('[data-paint]')).toHaveAttribute('data-paint', 'red')
  expect([paintStore.get().paint, currentQuery()]).toEqual(['red', '?paint=red'])
  // Another choice keeps it.
  fireEvent.click(pack('Full'))
  expect(new URLSearchParams(currentQuery()).get('paint')).toBe('red')

  cleanup()
  openAt('?finish=gloss', 'gloss,satin')
  expect(screen.queryByText(/Ask us which ones we stock/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'Satin' }))
  expect(screen.getByText(/Ask us which ones we stock/)).toBeVisible()
  expect(paintStore.get()).toEqual({ paint: 'red', finish: 'satin' })
})

test.each([
  ['of a link', '?finish=matte', ''],
  ['that was kept', '', 'matte'],
])(
  'a finish %s is ignored where the shop offers none, because nobody could undo it',
  (_whose, query, kept) => {
    localStorage.setItem('tersa.finish', kept)
    openAt(query)
    expect(document.querySelector('[data-finish]')).toBeNull()
    expect(screen.queryByText(/Ask us which ones we stock/)).toBeNull()
  },
)
