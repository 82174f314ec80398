import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { press, renderDesk, settled, type } from './test-desk'
import './test-pointer'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const tiles = () => [...document.querySelectorAll('li[data-slide]')]
const shownGap = () => tiles().map((tile) => tile.getAttribute('data-gap'))
const announced = (text: string) => waitFor(() => expect(announcedText()).toContain(text), { timeout: 5000 })

/** Renders the strip with tiles of 100 px. */
async function renderTiles() {
  const studio = await renderDesk()
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(100 * tiles().indexOf(this), 0, 100, 50)
  })
  const [grip] = screen.getAllByTitle(/^Drag/)
  if (!grip) throw new Error('There is no grip')
  return { ...studio, grip }
}

afterEach(() => jest.useRealTimers())

const lift = (place: Element, init = {}) =>
  fireEvent.pointerDown(place, { button: 0, clientX: 50, clientY: 0, pointerType: 'mouse', ...init })
const moveTo = (clientX: number) => fireEvent.pointerMove(window, { clientX, clientY: 0 })

test.each([
  ['behind the last tile', 260, [null, null, 'after'], ['Window Film', 'Marine Film', 'PPF']],
  ['behind the next tile', 160, [null, 'after', null], ['Window Film', 'PPF', 'Marine Film']],
  ['over its own place', 70, [null, null, null], ['PPF', 'Window Film', 'Marine Film']],
  ['by a few pixels', 54, [null, null, null], ['PPF', 'Window Film', 'Marine Film']],
])('a tile that is dragged %s is put there', async (_where, x, gap, order) => {
  const { grip, titles, view } = await renderTiles()
  lift(grip)
  moveTo(x)
  expect(shownGap()).toEqual(gap)
  fireEvent.pointerUp(window)
  expect(titles()).toEqual(order)
  expect(shownGap()).toEqual([null, null, null])
  moveTo(10)
  expect(shownGap()).toEqual([null, null, null])
  // The click that ends a drag selects no tile; the next one does.
  const wasDragged = x !== 54
  fireEvent.click(button(/Marine Film/))
  expect(view().slide.title).toBe(wasDragged ? 'PPF' : 'Marine Film')
  await settled(() => {})
  fireEvent.click(button(/Marine Film/))
  expect(view().slide.title).toBe('Marine Film')
})

test('a tile that is dragged to the left is put before the tile there', async () => {
  const { titles } = await renderTiles()
  lift(screen.getAllByTitle(/^Drag/)[2] ?? document.body, { clientX: 250 })
  moveTo(40)
  expect(shownGap()).toEqual(['before', null, null])
  fireEvent.pointerUp(window)
  expect(titles()).toEqual(['Marine Film', 'PPF', 'Window Film'])
})

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a canceled pointer', () => fireEvent.pointerCancel(window)],
])('%s ends a drag without a change', async (_how, end) => {
  const { grip, titles } = await renderTiles()
  lift(grip)
  moveTo(260)
  fireEvent.keyDown(window, { key: 'a' })
  expect(shownGap()).toContain('after')
  end()
  expect(shownGap()).not.toContain('after')
  fireEvent.pointerUp(window)
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
})

test('only the first button drags', async () => {
  const { grip } = await renderTiles()
  lift(grip, { button: 2 })
  moveTo(260)
  expect(shownGap()).not.toContain('after')
})

test('a finger that moves at once scrolls the row; one that rests lifts the tile', async () => {
  const { titles } = await renderTiles()
  jest.useFakeTimers()
  const scrolls = () => fireEvent(window, new Event('touchmove', { cancelable: true }))
  lift(button(/PPF/), { pointerType: 'touch' })
  moveTo(260)
  act(() => jest.advanceTimersByTime(350))
  expect([scrolls(), ...shownGap()]).toEqual([true, null, null, null])
  fireEvent.pointerUp(window)

  lift(button(/PPF/), { pointerType: 'touch' })
  act(() => jest.advanceTimersByTime(349))
  expect(scrolls()).toBe(true)
  act(() => jest.advanceTimersByTime(1))
  expect(scrolls()).toBe(false)
  moveTo(260)
  fireEvent.pointerUp(window)
  expect(scrolls()).toBe(true)
  // The announcement too, which would otherwise never come.
  act(() => jest.runAllTimers())
  expect(titles()).toEqual(['Window Film', 'Marine Film', 'PPF'])
})

test('Alt and an arrow move a tile, which keeps the focus, and its new position is announced', async () => {
  const { titles } = await renderDesk()
  const alt = (key: string, altKey = true) =>
    settled(() => void fireEvent.keyDown(button(/PPF/), { key, altKey }))
  button(/PPF/).focus()
  await alt('ArrowRight', false)
  await alt('ArrowUp')
  await alt('ArrowLeft')
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  await alt('ArrowRight')
  expect(titles()).toEqual(['Window Film', 'PPF', 'Marine Film'])
  expect(button(/PPF/)).toHaveFocus()
  await announced('Moved to position 2 of 3.')
})

test('the buttons move and copy the selected slide, and one that cannot says why', async () => {
  const { titles } = await renderDesk()
  expect(button('Earlier')).toHaveAttribute('aria-disabled', 'true')
  await press(button('Earlier'))
  await announced('This is the first slide.')
  await press(button('Later'))
  await press(button('Later'))
  expect(titles()).toEqual(['Window Film', 'Marine Film', 'PPF'])
  expect(button('Later')).toHaveAttribute('title', 'This is the last slide.')
  await press(button('Earlier'))
  expect(titles()).toEqual(['Window Film', 'PPF', 'Marine Film'])
  await press(button('Duplicate'))
  expect(titles()).toHaveLength(4)
  await announced('Slide 3 is a copy, with the video.')
  for (let left = 3; left > 0; left--) await press(button('Delete'))
  expect(titles()).toHaveLength(1)
  await press(button('Delete'))
  expect(titles()).toHaveLength(1)
  await announced('The only slide cannot be deleted.')
})

test('a tile says whether its slide is new, changed or has problems', async () => {
  await renderDesk()
  await type('Line', 'Another line.')
  expect(button(/PPF/)).toHaveTextContent(/Changed|Edited/)
  await press(button('Add slide'))
  expect(tiles()[3]).toHaveTextContent('New')
  await settled(() => void fireEvent.blur(screen.getByRole('textbox', { name: /^Title/ })))
  expect(tiles()[3]).toHaveTextContent('4 to fix')
})
