import { act, fireEvent, render, screen } from '@testing-library/react'
import { AddToQuote } from '@/components/quote/add-to-quote'
import { announcedText } from '@/lib/announcements/announcements'
import { withUnits } from '@/lib/content/words'
import { ShopPrices } from '@/lib/prices/use-prices'
import { buildWithExample } from '@/lib/workshop/test-example'
import { shopPrices } from '@/lib/workshop/workshop-folder'
import { HullCall, HullPlanner } from './hull'

buildWithExample()

const sum = () => screen.getByText(/ m²$/, { selector: '#tool p > .in-metric' })
const field = (name: string) => screen.getByLabelText(name)
const length = () => field('Length')
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })
const enter = (input: HTMLElement, value: string) => {
  type(input, value)
  fireEvent.blur(input)
}
const topsides = () => screen.getByRole('radio', { name: /^Topsides/ })
const inUnits = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const search = () => {
  act(() => jest.advanceTimersByTime(1000))
  return window.location.search
}

function openAt(query: string) {
  window.history.replaceState(null, '', `/marine-film${query}`)
  render(
    <ShopPrices prices={shopPrices()}>
      <div id="tool">
        <HullPlanner add={<AddToQuote place="tool" />} drawing={null} />
      </div>
      <HullCall add={<AddToQuote place="end" />} drawing={null} />
    </ShopPrices>,
  )
}

test('the area follows the chosen zones and the length, and is announced; each package shows its own and its price', () => {
  openAt('')
  expect(sum()).toHaveTextContent('31.2 m²')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Transom', hidden: true }))
  expect(sum()).toHaveTextContent('27.6 m²')
  expect(topsides()).toHaveAccessibleName(/31\.2\sm².*\$3,900 to \$4,600$/)
  expect(screen.getByText('Zones: 5 of 11')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(200))
  expect(announcedText()).toBe(
    'Five zones, on a boat 10 m long. About 27.6 m² of protection film. Five zones, on a boat 10 m long: no price for this choice.',
  )
  type(length(), '9')
  expect(sum()).toHaveTextContent('22.4 m²')
  expect(topsides()).toHaveAccessibleName(/25\.3\sm²/)
})

test.each([
  ['9 m', '9 m is 29 ft 6 in.', '9'],
  ['29½', '29½ is 29 ft 6 in.', '8.9916'],
])('in US units, %s is converted below the field and is the boat', (text, note, metres) => {
  openAt('')
  inUnits('US')
  enter(length(), text)
  expect(length()).toHaveValue(text)
  expect(length()).toBeValid()
  expect(length()).toHaveAccessibleDescription(expect.stringContaining(withUnits(note)))
  expect(search()).toContain(`loa=${metres}`)
})

test.each([
  ['nine', 'We cannot read this length. Enter a measurement from 2 m to 60 m.'],
  ['300 ft', 'This length is out of range. Enter a measurement from 2 m to 60 m.'],
])('with %o as the length there is an error, no area, no price, and nothing to add', (text, problem) => {
  openAt('')
  type(length(), text)
  expect(length()).toBeValid()
  act(() => jest.advanceTimersByTime(3000))
  expect(announcedText()).toBe(problem)
  expect(length()).toBeInvalid()
  expect(length()).toHaveAccessibleDescription(expect.stringContaining(withUnits(problem)))
  expect(screen.queryByText(/^[\d.]+ m²$|price|\$3,900/)).toBeNull()
  expect(topsides()).toHaveAccessibleName(/No area yet/)
  expect(screen.queryByRole('button', { name: 'Add to my quote' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Fix the length first.' })).toBeVisible()
  enter(length(), '9')
  expect(length()).toBeValid()
  expect(length()).toHaveAccessibleDescription(/^Any unit/)
  expect(sum()).toHaveTextContent('25.3 m²')
  expect(screen.getAllByRole('button', { name: 'Add to my quote' })).toHaveLength(2)
})

test('a link with a length that is none shows the error at once', () => {
  openAt('?loa=nine')
  expect(length()).toHaveValue('nine')
  expect(length()).toBeInvalid()
  expect(field('Beam')).toHaveValue('')
})

test('a length changes the estimates, which are marked, until the visitor gives a measure', () => {
  openAt('')
  const beam = field('Beam')
  expect(beam).toHaveAccessibleDescription(/Estimated: beam and freeboard\.$/)
  type(length(), '9')
  expect(beam).toHaveValue('2.7 m')
  type(beam, '2.8')
  expect(beam).toHaveAccessibleDescription(/Estimated: freeboard\.$/)
  type(length(), '12')
  fireEvent.blur(beam)
  expect(beam).toHaveValue('2.8')
  enter(beam, 'wide')
  expect(screen.getByRole('button', { name: 'Fix the beam first' })).toBeVisible()
  enter(beam, '')
  expect(beam).toHaveValue('3.6 m')
})

test('other units rewrite the fields, and keep the exact measures', () => {
  openAt('')
  enter(length(), '900 cm')
  inUnits('US')
  expect(length()).toHaveValue('29 ft 6 in')
  expect(field('Beam')).toHaveValue('8 ft 10 in')
  inUnits('Metric')
  expect(length()).toHaveValue('9 m')
  expect(length()).toHaveAccessibleDescription(/^Any unit/)
  expect(search()).toMatch(/&loa=9$/)
})
