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

test('the events that a signal names notify its listeners until they unsubscribe', () => {
  const onChange = jest.fn()
  const unsubscribe = createSignal('popstate', 'hashchange').subscribe(onChange)
  window.dispatchEvent(new Event('popstate'))
  window.dispatchEvent(new Event('hashchange'))
  unsubscribe()
  window.dispatchEvent(new Event('popstate'))
  expect(onChange).toHaveBeenCalledTimes(2)
})
