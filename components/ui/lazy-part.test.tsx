import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { shownNotices } from '@/lib/announcements/announcements'
import { lazyPart, loadOrNotice } from './lazy-part'

const FAILURE = 'The pages could not be loaded. Check your connection and try again.'
const Pages = ({ count }: { count: number }) => <p>{count} pages</p>
const Fallback = () => <p>some pages</p>

/** A loader that fails this many times. */
function failing(times: number) {
  const load = jest.fn(async () => Pages)
  for (let failure = 0; failure < times; failure += 1) load.mockRejectedValueOnce(new Error('offline'))
  return load
}

const show = (Part: ComponentType<{ count: number }>) => act(async () => render(<Part count={3} />))

async function tryAgain() {
  const button = screen.getByRole('button', { name: 'Try again' })
  button.focus()
  await act(async () => fireEvent.click(button))
}

test('each failure is announced with a button to try again, until the part appears with the focus', async () => {
  const load = failing(2)
  await show(lazyPart(load, { name: 'The pages' }))
  const first = screen.getByRole('alert')
  expect(first).toHaveTextContent(FAILURE)
  await tryAgain()
  expect(screen.getByRole('alert')).not.toBe(first)
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
  expect(screen.getByRole('button')).toHaveFocus()
  await tryAgain()
  expect(screen.getByText('3 pages').parentElement).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part that can be closed can be closed after a failure too', async () => {
  const onClose = jest.fn()
  const load = () => Promise.reject(new Error('offline'))
  const Dialog = lazyPart<{ onClose: () => void }>(load, { name: 'The dialog' })
  await act(async () => render(<Dialog onClose={onClose} />))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a part that does not arrive within the deadline is reported', async () => {
  jest.useFakeTimers()
  await show(lazyPart(() => new Promise<typeof Pages>(() => {}), { name: 'The pages' }))
  await act(async () => jest.advanceTimersByTimeAsync(8000))
  expect(screen.getByRole('alert')).toHaveTextContent(FAILURE)
})

test('a part without a name keeps its fallback after a failure and is loaded when it is shown again', async () => {
  const Part = lazyPart(failing(1), { Fallback })
  const { unmount } = await show(Part)
  expect(screen.getByText('some pages')).toBeVisible()
  unmount()
  await show(Part)
  expect(screen.getByText('3 pages')).toBeVisible()
})

test('a loaded part is rendered at once when it is shown again', async () => {
  const Part = lazyPart(failing(0))
  const { unmount } = await show(Part)
  unmount()
  render(<Part count={4} />)
  expect(screen.getByText('4 pages')).toBeVisible()
})

test('a part is loaded as soon as the browser is online again', async () => {
  await show(lazyPart(failing(1), { name: 'The pages' }))
  expect(screen.getByRole('alert')).toBeVisible()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(screen.getByText('3 pages')).toBeVisible()
})

test('after a press, the notice goes as soon as the browser is online again', async () => {
  const load = failing(1)
  expect(await loadOrNotice('The pages', load)).toBeNull()
  expect(shownNotices().map(({ text }) => text)).toEqual([FAILURE])
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(shownNotices()).toEqual([])
})

test('a failure that the bundler keeps offers to reload, and is the only message', async () => {
  const failure = Promise.reject(new Error('kept'))
  const kept = () => failure
  await show(lazyPart(kept, { name: 'The pages' }))
  await tryAgain()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(await loadOrNotice('The pages', kept)).toBeNull()
  expect(shownNotices()).toEqual([])
  expect(document.documentElement).toHaveAttribute('data-missing-code', 'failed')
  document.documentElement.removeAttribute('data-missing-code')
})
