import { act, fireEvent, render, screen } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { withUnits } from '@/lib/content/words'
import { followRouter } from '@/lib/url/query-state'
import { HullPlanner } from './hull'

const area = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
const sum = () => screen.getByText(/zones covered/, { selector: '.in-metric' })
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
  expect(sum()).toHaveTextContent('6 of 11 zones covered, about 31.2 m² of paint film.')
})

test('the area follows the chosen zones', () => {
  fireEvent.click(screen.getByRole('checkbox', { name: 'Transom' }))
  expect(area('Topsides')).toHaveTextContent('27.6 m² of 31.2 m²')
  expect(sum()).toHaveTextContent('about 27.6 m² of paint film')
  act(() => jest.advanceTimersByTime(200))
  expect(announcedText()).toBe('5 of 11 zones covered, about 27.6 m² of paint film.')
})

test('a length may have a decimal comma, and an invalid one stays in the field, with the 10 m that count instead', () => {
  type(length(), '12,5')
  expect(area('Topsides')).toHaveTextContent('48.8 m²')
  type(length(), 'a boat')
  expect(area('Topsides')).toHaveTextContent('31.2 m²')
  fireEvent.blur(length())
  expect(length()).toHaveValue('a boat')
  expect(length()).toBeInvalid()
  expect(length()).toHaveAccessibleDescription(withUnits('Read as 10; 2 to 60 m'))
  type(length(), '9')
  fireEvent.blur(length())
  expect(length()).toHaveValue('9')
  expect(length()).toBeValid()
})

test('a text that is no measure is replaced once the estimate changes', () => {
  const beam = screen.getByLabelText(/^Beam/)
  type(beam, 'wide')
  fireEvent.blur(beam)
  expect(beam).toHaveValue('wide')
  type(length(), '9')
  expect(beam).toHaveValue('2.7')
  expect(beam).toBeValid()
  type(length(), '10')
  expect(beam).toHaveValue('3')
})

test('a text that is no measure is replaced once the units change', () => {
  type(length(), '70')
  fireEvent.blur(length())
  expect(length()).toHaveValue('70')
  fireEvent.click(screen.getByRole('radio', { name: 'US' }))
  expect(length()).toHaveValue('196 ft 10 in')
  expect(length()).toBeValid()
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

test('the fields keep their exact measures when the units are switched', () => {
  type(length(), '9')
  fireEvent.blur(length())
  fireEvent.click(screen.getByRole('radio', { name: 'US' }))
  expect(length()).toHaveValue('29 ft 6 in')
  expect(length()).toHaveAccessibleDescription(withUnits('6 ft 7 in to 196 ft 10 in'))
  expect(screen.getByLabelText('Beam')).toHaveValue('8 ft 10 in')
  fireEvent.click(screen.getByRole('radio', { name: 'Metric' }))
  expect(length()).toHaveValue('9')
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/&loa=9$/)
})

test('a length may be typed in feet and inches', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'US' }))
  type(length(), `29' 6"`)
  expect(length()).toHaveAccessibleDescription(withUnits('6 ft 7 in to 196 ft 10 in'))
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/&loa=8.9916$/)
  type(length(), '300')
  expect(length()).toHaveAccessibleDescription(/^Read as 196\sft\s10\sin; /)
  fireEvent.blur(length())
  expect(length()).toHaveValue('300')
})
