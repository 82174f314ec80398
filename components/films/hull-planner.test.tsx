import { act, fireEvent, render, screen } from '@testing-library/react'
import { followRouter } from '@/lib/url/query-state'
import { HullPlanner } from './hull-planner'

const area = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
const length = () => screen.getByLabelText(/^Length overall/)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/marine-film')
  render(<HullPlanner drawing={null} />)
})
afterEach(() => {
  act(() => jest.runAllTimers())
  followRouter('')
  jest.useRealTimers()
})

test('with the topsides chosen, a boat of 10 m needs 31.2 m² of film, and none on the deck', () => {
  expect(area('Topsides')).toHaveTextContent('31.2 m² of 31.2 m²')
  expect(area('Deck')).toHaveTextContent('0.0 m² of 22.5 m²')
  expect(screen.getByRole('status')).toHaveTextContent('6 of 11 zones covered, about 31.2 m² of paint film.')
})

test('the area follows the chosen zones', () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Transom' }))
  expect(area('Topsides')).toHaveTextContent('27.6 m² of 31.2 m²')
  expect(screen.getByRole('status')).toHaveTextContent('about 27.6 m² of paint film')
})

test('a length may have a decimal comma, and an invalid length falls back to 10 m', () => {
  type(length(), '12,5')
  expect(area('Topsides')).toHaveTextContent('48.8 m²')
  type(length(), 'a boat')
  expect(area('Topsides')).toHaveTextContent('31.2 m²')
  fireEvent.blur(length())
  expect(length()).toHaveValue('10')
})

test('a length changes the estimates, until the visitor gives a measure', () => {
  const beam = screen.getByLabelText(/^Beam/)
  expect(beam).toHaveAccessibleDescription(/^Estimated from the length\./)
  expect(length()).not.toHaveAccessibleDescription(/Estimated/)
  type(length(), '9')
  expect(beam).toHaveValue('2.7')
  expect(screen.getByLabelText(/^Waterline length/)).toHaveValue('8.1')
  type(beam, '2.8')
  expect(beam).not.toHaveAccessibleDescription(/Estimated/)
  type(length(), '12')
  fireEvent.blur(beam)
  expect(beam).toHaveValue('2.8')
  type(beam, '')
  fireEvent.blur(beam)
  expect(beam).toHaveValue('3.6')
})

test('changing the keel changes the area under water and is stored in the query', () => {
  type(screen.getByLabelText('Keel'), 'fin')
  expect(area('Under water: no paint film')).toHaveTextContent('18.0 m²')
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/keel=fin/)
})
