import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { cartStore } from '@/lib/cart/cart'
import { changeUrl, type FilmUrl, QUOTE_LIMIT, quoteStore } from '@/lib/quote/quote'
import { setQueryState } from '@/lib/url/query-state'
import { CoverageConfigurator } from './coverage'
import { HullPlanner } from './hull'
import { TintSimulator } from './tint'

jest.mock('next/navigation', () => ({ usePathname: () => '/ppf' }))

const tool = <TintSimulator key="tint" scene={{ shapes: null, labels: null }} />
const front: FilmUrl = '/window-film?film=35&glass=75&window=front-side&place=texas'
const rear: FilmUrl = '/window-film?film=20&glass=20&window=rear-side&place=texas'

beforeEach(() => quoteStore.set([]))
afterEach(() => window.history.replaceState(null, '', '/'))

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(button(name))
    await import('./quote-strip')
  })
const open = (url: string) => {
  window.history.replaceState(null, '', url)
  return render(tool)
}
const question = () => screen.queryByRole('group', { name: /^Replace/ })

test.each<[string, ReactElement, RegExp]>([
  [
    'the coverage',
    <CoverageConfigurator key="coverage" drawing={null} />,
    /^\/ppf\?panels=.+&vehicle=sedan$/,
  ],
  ['the tint', tool, /^\/window-film\?film=35&glass=75&window=front-side/],
  // Estimated measures stay estimates.
  ['the hull', <HullPlanner key="hull" drawing={null} />, /^\/marine-film\?zones=.+&loa=10$/],
])('the button adds %s to the quote with the URL that restores it', async (_what, shown, line) => {
  render(shown)
  await press('Add to my quote')
  expect(quoteStore.get()).toEqual([expect.stringMatching(line)])
})

test('after a line is added, a strip says what the quote has, takes the focus and offers Undo', async () => {
  cartStore.set([{ id: '1', name: 'Lustra', image: null, price: 99, quantity: 2 }])
  quoteStore.set([rear])
  open(front)
  await press('Add to my quote')
  expect(screen.getByText('Added: front side windows, 35% film.')).toBeVisible()
  expect(screen.getByText('Your quote now has 2 films and 2 cards. Find it in the cart.')).toBeVisible()
  const view = screen.getByRole('link', { name: 'View quote' })
  expect(view).toHaveAttribute('href', '/contact#message')
  expect(view).toHaveFocus()
  await press('Undo: front side windows, 35% film')
  expect(quoteStore.get()).toEqual([rear])
  expect(button('Add to my quote')).toHaveFocus()
})

test('a change in the tool brings the button back', async () => {
  open(front)
  await press('Add to my quote')
  expect(screen.queryByRole('button', { name: 'Add to my quote' })).toBeNull()
  act(() => setQueryState({ film: '50', glass: '75' }))
  expect(button('Add to my quote')).toBeVisible()
})

test('the same line again is not added, and the strip reports that', async () => {
  quoteStore.set([front])
  open(front)
  await press('Add to my quote')
  expect(quoteStore.get()).toEqual([front])
  expect(screen.getByText('Already in your quote.')).toBeVisible()
  expect(button('Add to my quote')).toBeVisible()
})

const darker: FilmUrl = '/window-film?film=20&glass=75&window=front-side&place=texas'

test('another film for the same window is added only after a question, and can replace the first in its place', async () => {
  quoteStore.set([front, rear])
  open(darker)
  await press('Add to my quote')
  expect(question()).toHaveFocus()
  expect(question()).toHaveAccessibleName('Replace the film for the front side windows?')
  const compared = within(screen.getByRole('list', { name: '' }))
  expect(compared.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'In your quote35% film, 75% glass',
    'Now20% film, 75% glass',
  ])
  expect(quoteStore.get()).toEqual([front, rear])
  await press('Replace it')
  expect(quoteStore.get()).toEqual([darker, rear])
  await press(/^Undo/)
  expect(quoteStore.get()).toEqual([front, rear])
})

test('“Keep both” adds the line, and Escape cancels', async () => {
  quoteStore.set([front])
  open(darker)
  await press('Add to my quote')
  act(() => void fireEvent.keyDown(button('Keep both'), { key: 'Escape' }))
  expect(question()).toBeNull()
  expect(quoteStore.get()).toEqual([front])
  expect(button('Add to my quote')).toHaveFocus()
  await press('Add to my quote')
  await press('Keep both')
  expect(quoteStore.get()).toEqual([front, darker])
})

test('another panel of the same vehicle is added only after a question too', async () => {
  quoteStore.set(['/ppf?panels=hood&vehicle=sedan'])
  render(<CoverageConfigurator drawing={null} />)
  await press('Add to my quote')
  expect(question()).toHaveAccessibleName('Replace One panel, on a sedan?')
})

test('“Change” leads back to the state of the line, and saving replaces the line in its place', async () => {
  quoteStore.set([front, rear])
  open(changeUrl(front))
  act(() => setQueryState({ film: '50', glass: '75', window: 'front-side', place: 'texas' }))
  await press('Save the change')
  expect(quoteStore.get()).toEqual([front.replace('35', '50'), rear])
  await press(/^Undo/)
  expect(quoteStore.get()).toEqual([front, rear])
})

test('a line cannot be added to a full quote', async () => {
  quoteStore.set(
    Array.from({ length: QUOTE_LIMIT }, (_, i): FilmUrl => `/marine-film?zones=bow&loa=${i + 3}`),
  )
  open(front)
  await press('Add to my quote')
  expect(screen.getByText('Your quote is full. Remove a line first.')).toBeVisible()
  expect(quoteStore.get()).toHaveLength(QUOTE_LIMIT)
})
