import { createSignal } from './browser'

test('every listener is notified until it unsubscribes', () => {
  const { notify, subscribe } = createSignal()
  const [first, second] = [jest.fn(), jest.fn()]
  const unsubscribe = subscribe(first)
  subscribe(second)
  notify()
  unsubscribe()
  notify()
  expect(first).toHaveBeenCalledTimes(1)
  expect(second).toHaveBeenCalledTimes(2)
})

test('a signal without a listener reports that nobody was notified', () => {
  const { notify, subscribe } = createSignal()
  expect(notify()).toBe(false)
  subscribe(() => {})
  expect(notify()).toBe(true)
})
