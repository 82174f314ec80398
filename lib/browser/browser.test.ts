import { createSignal } from './browser'

test('every listener is notified until it unsubscribes, and a signal without one reports that nobody was', () => {
  const { notify, subscribe } = createSignal()
  expect(notify()).toBe(false)
  const [first, second] = [jest.fn(), jest.fn()]
  const unsubscribe = subscribe(first)
  subscribe(second)
  expect(notify()).toBe(true)
  unsubscribe()
  notify()
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})
