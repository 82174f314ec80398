import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { StudioStage } from './stage'
import { button, press, previewed, renderDesk, settled } from './test-desk'

async function renderStage() {
  const onFrame = jest.fn()
  return { ...(await renderDesk({}, <StudioStage onFrame={onFrame} />)), onFrame }
}

test.each([
  [767, 'Phone', /, 390 px wide$/],
  [768, 'Desktop', /, 1280 px wide$/],
])('in a window of %i px the preview is a %s, until another width is chosen', async (px, name, width) => {
  jest.replaceProperty(window, 'innerWidth', px)
  await renderStage()
  const pressed = () => screen.getByRole('button', { pressed: true })
  expect([pressed().textContent, screen.getByText(width).tagName]).toEqual([name, 'P'])
  await press(button('Tablet'))
  expect([pressed().textContent, screen.getByText(/, 820 px wide$/).tagName]).toEqual(['Tablet', 'P'])
})

test('a line above the preview says that its slide is empty or cannot go live', async () => {
  const { store, view } = await renderStage()
  await settled(() => void store.addSlide())
  expect(screen.getByText('Slide 4 is still empty')).toBeVisible()
  await settled(() => store.setField(view().slide, 'secondLink.href', '/ppf'))
  expect(screen.getByText(/^The home page’s own carousel/)).toBeVisible()
  await settled(() => store.revealProblems())
  expect(screen.getByText('Slide 4 cannot go live like this')).toBeVisible()
  await settled(() => store.select('live-1'))
  expect(screen.getByText(/^The home page’s own carousel/)).toBeVisible()
})

test('an indicator of the preview selects its slide, and a link does not leave the studio', async () => {
  const { store, view } = await renderStage()
  const [link] = within(previewed().body).getAllByText('Shop now')
  // Elements of a frame are instances of the frame's classes.
  expect(link).not.toBeInstanceOf(Node)
  // False when a handler has prevented the default action.
  expect(link && fireEvent.click(link)).toBe(false)
  expect(fireEvent.click(within(previewed().body).getByRole('heading', { level: 1 }))).toBe(true)
  const indicator = (name: string) => within(previewed().body).getByRole('button', { name })
  await press(indicator('Marine Film'))
  expect(view().number).toBe(3)
  await settled(() => void store.deleteSlide('live-3'))
  expect(indicator('Window Film')).toHaveAttribute('aria-current', 'true')
})

test('the preview has the language and the styles of the page, also those that are loaded later', async () => {
  document.documentElement.lang = 'en'
  const sheetOf = (href: string) => Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  const first = sheetOf('data:text/css,a')
  document.head.append(first)
  const { onFrame } = await renderStage()
  const { head, body, documentElement, defaultView } = previewed()
  expect(documentElement.lang).toBe('en')
  expect(onFrame).toHaveBeenLastCalledWith(defaultView)
  const style = Object.assign(document.createElement('style'), { textContent: 'main { color: red }' })
  const second = sheetOf('data:text/css,b')
  await settled(() => document.head.append(style, document.createElement('meta'), 'text', second))
  expect(head.textContent).toBe('main { color: red }')
  expect(head.querySelectorAll('meta')).toHaveLength(0)
  const copies = head.querySelectorAll('link')
  // Hidden until both have loaded, or failed to.
  expect([copies.length, body.hidden]).toEqual([2, true])
  await settled(() => void fireEvent.load(copies[0] ?? head))
  expect(body.hidden).toBe(true)
  await settled(() => void fireEvent.error(copies[1] ?? head))
  expect(body.hidden).toBe(false)
  cleanup()
  expect(onFrame).toHaveBeenLastCalledWith(null)
  await settled(() => document.head.append(sheetOf('data:text/css,c')))
  expect(head.querySelectorAll('link')).toHaveLength(2)
  document.head.replaceChildren()
})
