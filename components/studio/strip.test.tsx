import { act, fireEvent, screen } from '@testing-library/react'
import { SlideStrip } from './strip'
import { announced, button, field, press, renderDesk, settled, type } from './test-desk'

const tiles = () => [...document.querySelectorAll('li[data-slide]')]
const shownGap = () => tiles().map((tile) => tile.getAttribute('data-gap'))

/** Renders the strip with tiles of 100 px. */
async function renderTiles() {
  const studio = await renderDesk({}, <SlideStrip />)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(100 * tiles().indexOf(this), 0, 100, 50)
  })
  const [grip = document.body] = screen.getAllByTitle(/^Drag/)
  return { ...studio, grip }
}

const lift = (place: Element, init = {}) =>
  fireEvent.pointerDown(place, { button: 0, clientX: 50, clientY: 20, pointerType: 'mouse', ...init })
const moveTo = (clientX: number, clientY = 20) => fireEvent.pointerMove(window, { clientX, clientY })
/** The picture that follows the pointer, after those of the tiles. */
const ghost = () => [...document.querySelectorAll('[draggable="false"]')][3]?.closest('[aria-hidden]')

test.each([
  ['behind the last tile', 260, [null, null, 'after'], ['Window Film', 'Marine Film', 'PPF']],
  ['behind the next tile', 160, [null, 'after', null], ['Window Film', 'PPF', 'Marine Film']],
  ['over its own place', 56, [null, null, null], ['PPF', 'Window Film', 'Marine Film']],
  ['by a few pixels', 55, [null, null, null], ['PPF', 'Window Film', 'Marine Film']],
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
  const wasDragged = x !== 55
  fireEvent.click(button(/Marine Film/))
  expect(view().slide.title).toBe(wasDragged ? 'PPF' : 'Marine Film')
  await settled(() => {})
  fireEvent.click(button(/Marine Film/))
  expect(view().slide.title).toBe('Marine Film')
})

test('a tile that the first button drags to the left is put before the tile there', async () => {
  const { titles, view } = await renderTiles()
  lift(button(/Marine Film/), { clientX: 250, button: 2 })
  moveTo(40)
  expect(shownGap()).toEqual([null, null, null])
  lift(button(/Marine Film/), { clientX: 250 })
  moveTo(250, 26)
  expect(tiles().map((tile) => tile.getAttribute('data-from'))).toEqual(['false', 'false', 'true'])
  moveTo(40, 30)
  expect(shownGap()).toEqual(['before', null, null])
  expect(ghost()).toHaveStyle({ left: '40px', top: '30px' })
  fireEvent.pointerUp(window)
  expect(ghost()).toBeUndefined()
  expect(titles()).toEqual(['Marine Film', 'PPF', 'Window Film'])
  // A drag that ends without a click leaves the next one alone.
  await settled(() => {})
  fireEvent.click(button(/PPF/))
  expect(view().slide.title).toBe('PPF')
})

test('a finger that moves at once scrolls the row, one that rests lifts the tile, and Escape ends a drag', async () => {
  const { grip, titles } = await renderTiles()
  lift(grip, { pointerType: 'touch' })
  moveTo(260)
  fireEvent.keyDown(window, { key: 'a' })
  expect(shownGap()).toContain('after')
  fireEvent.pointerCancel(window)
  expect(shownGap()).not.toContain('after')
  lift(grip)
  moveTo(260)
  fireEvent.keyDown(window, { key: 'Escape' })
  fireEvent.pointerUp(window)
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])

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
  expect(titles()).toEqual(['Window Film', 'Marine Film', 'PPF'])
})

test('Alt and an arrow move a tile, which keeps the focus, and its new position is announced', async () => {
  const { titles } = await renderDesk({}, <SlideStrip />)
  const alt = (key: string, altKey = true) =>
    settled(() => void fireEvent.keyDown(button(/PPF/), { key, altKey }))
  button(/PPF/).focus()
  await alt('ArrowRight', false)
  await alt('ArrowUp')
  await alt('ArrowLeft')
  await press(button(/Marine Film/))
  await settled(() => void fireEvent.keyDown(button(/Marine Film/), { key: 'ArrowRight', altKey: true }))
  expect(titles()).toEqual(['PPF', 'Window Film', 'Marine Film'])
  expect(await announced()).not.toContain('Moved')
  button(/PPF/).focus()
  await alt('ArrowRight')
  expect(titles()).toEqual(['Window Film', 'PPF', 'Marine Film'])
  expect(button(/PPF/)).toHaveFocus()
  expect(await announced()).toContain('Moved to position 2 of 3.')
})

test('the buttons move and copy the selected slide, and one that cannot says why', async () => {
  const { titles } = await renderDesk({}, <SlideStrip />)
  expect(button('Earlier')).toHaveAttribute('aria-disabled', 'true')
  await press(button('Earlier'))
  expect(await announced()).toContain('This is the first slide.')
  await press(button('Later'))
  expect(button('Earlier')).not.toHaveAttribute('title')
  expect(button('Earlier')).toHaveAttribute('aria-disabled', 'false')
  await press(button('Later'))
  expect(button('Later')).toHaveFocus()
  expect(titles()).toEqual(['Window Film', 'Marine Film', 'PPF'])
  expect(button('Later')).toHaveAttribute('title', 'This is the last slide.')
  await press(button('Earlier'))
  expect(titles()).toEqual(['Window Film', 'PPF', 'Marine Film'])
  await press(button('Duplicate'))
  expect(titles()).toHaveLength(4)
  expect(await announced()).toContain('Slide 3 is a copy, with the video.')
  for (let left = 3; left > 0; left--) await press(button('Delete'))
  expect(titles()).toHaveLength(1)
  await press(button('Delete'))
  expect(titles()).toHaveLength(1)
  expect(await announced()).toContain('The only slide cannot be deleted.')
})

test('a tile says whether its slide is selected, new, changed or has problems', async () => {
  const { store } = await renderDesk()
  expect(screen.getByText('3 of 12, one round takes 12 s')).toBeVisible()
  await type('Line', 'Another line.')
  await type('Language of the title', 'es')
  expect(button(/PPF/)).toHaveTextContent('Changed')
  expect(screen.getByText('PPF', { selector: 'button span' })).toHaveAttribute('lang', 'es')
  expect(button(/Window Film/)).not.toHaveTextContent('Changed')
  await press(screen.getByRole('tab', { name: 'Text' }))
  await press(button('Add slide'))
  expect(field('Title')).toHaveFocus()
  expect(tiles()[3]).toHaveTextContent('New')
  expect(tiles()[3]).toHaveTextContent('No title yet')
  await settled(() => void fireEvent.blur(field('Title')))
  expect(tiles()[3]).toHaveTextContent('4 to fix')
  expect(tiles()[2]).not.toHaveTextContent('to fix')
  const isCurrent = () => tiles().map((tile) => tile.querySelector('button')?.getAttribute('aria-current'))
  expect(isCurrent()).toEqual(['false', 'false', 'false', 'true'])
  await press(button('Delete'))
  expect(button('Undo: Slide 4')).toHaveFocus()

  await settled(() => {
    while (store.addSlide());
  })
  const most = 'A carousel has at most 12 slides: delete one first.'
  expect([button('Add slide').title, button('Duplicate').title]).toEqual([most, most])
  await press(button('Add slide'))
  expect(await announced()).toContain(most)
  expect(tiles()).toHaveLength(12)
})
