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

test('a hull of LOA 10, B 3, F 1.2 has 31.2 m² of topsides and 22.5 m² of deck', () => {
  expect(area('Topsides')).toHaveTextContent('31.2 m²')
  expect(area('Deck')).toHaveTextContent('22.5 m²')
})

test('a length may have a decimal comma, and an invalid length falls back to 10 m', () => {
  type(length(), '12,5')
  expect(area('Topsides')).toHaveTextContent('37.2 m²')
  type(length(), 'a boat')
  expect(area('Topsides')).toHaveTextContent('31.2 m²')
  fireEvent.blur(length())
  expect(length()).toHaveValue('10')
})

test('changing the keel changes the area under water and is stored in the query', () => {
  type(screen.getByLabelText('Keel'), 'fin')
  expect(area('Under water: no paint film')).toHaveTextContent('18.0 m²')
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/keel=fin/)
})
