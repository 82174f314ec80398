import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { followRouter } from '@/lib/outside/query-state'
import { TintSimulator } from './tint-simulator'

const slider = () => screen.getByRole('slider', { name: 'Film VLT' })
const ownGlass = () => screen.getByLabelText(/^Light through the bare glass/)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

function openAt(query: string) {
  window.history.replaceState(null, '', `/window-film${query}`)
  render(<TintSimulator />)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  // The next write of the query would otherwise wait for this one's interval.
  act(() => jest.runAllTimers())
  followRouter('')
  jest.useRealTimers()
})

test('the light through glass and film is their product, also in the text of the slider', () => {
  openAt('')
  expect(screen.getByText('75 % × 35 % = 26.3 %')).toBeVisible()
  press('50 percent film')
  fireEvent.click(screen.getByLabelText(/^Own value/))
  type(ownGlass(), '80')
  expect(screen.getByText('80 % × 50 % = 40 %')).toBeVisible()
  expect(slider()).toHaveAttribute('aria-valuetext', '50 percent film, 40 percent with the glass')
  type(slider(), '51')
  expect(screen.getByText('80 % × 51 % = 40.8 %')).toBeVisible()
  act(() => jest.runAllTimers())
  expect(window.location.search).toMatch(/film=51&glass=80/)
})

test('a glass value stays as typed, shows what it is read as, and is corrected when the field is left', () => {
  openAt('?glass=80')
  type(ownGlass(), '75')
  expect(screen.getByText(/^75 % × 35 %/)).toBeVisible()
  expect(ownGlass()).toHaveValue('75')
  type(ownGlass(), '500')
  expect(ownGlass()).toHaveValue('500')
  expect(ownGlass()).toHaveAccessibleDescription('Read as 100; 1 to 100 %')
  fireEvent.blur(ownGlass())
  expect(ownGlass()).toHaveValue('100')
})

test.each([
  ['?film=15&glass=20&from=outside&at=night', '20 % × 15 % = 3 %', 'from outside by night'],
  ['?film=dark&glass=many&from=<b>', '75 % × 35 % = 26.3 %', 'from inside by day'],
])('the query %s shows %s, seen %s', (query, product, view) => {
  openAt(query)
  expect(screen.getByText(product)).toBeVisible()
  expect(screen.getByRole('img', { name: `A car’s window, seen ${view}` })).toBeVisible()
})

describe('the darkest film that is legal', () => {
  const verdict = () => screen.getByRole('region', { name: 'The darkest film that is legal' })
  const choose = (label: string, option: string) => {
    const list = within(verdict()).getByLabelText(label)
    type(list, within(list).getByRole<HTMLOptionElement>('option', { name: option }).value)
  }

  test('follows the place, the window and the glass, and the query keeps them', () => {
    openAt('')
    expect(verdict()).toHaveTextContent('On glass of 75 % that needs film of 93.3 % or lighter.')
    expect(verdict()).toHaveTextContent('gov.uk')
    expect(verdict()).toHaveTextContent('Not legal advice')
    choose('Place', 'Florida')
    expect(verdict()).toHaveTextContent('film of 37.3 % or lighter. The darkest on sale is 50 %.')
    choose('Window', 'Windscreen')
    expect(verdict()).toHaveTextContent('For this window: a strip at the top only.')
    fireEvent.click(screen.getByLabelText(/^Factory privacy/))
    choose('Place', 'Colombia')
    expect(verdict()).toHaveTextContent('no film is legal on it')
    act(() => jest.runAllTimers())
    expect(window.location.search).toMatch(/place=colombia&window=windscreen/)
  })

  test('is that of the place in the query, with its source', () => {
    openAt('?glass=20&place=colombia&window=windscreen')
    expect(verdict()).toHaveTextContent('no film is legal on it')
    expect(verdict()).toHaveTextContent('Resolución 3777 de 2003')
  })
})
