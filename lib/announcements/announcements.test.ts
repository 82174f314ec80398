import { announce, onSpoken, spokenText } from './announcements'

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  // The pause after the last sentence ends, so that the next test begins in silence.
  jest.runAllTimers()
  jest.useRealTimers()
})

test('a burst is one sentence, composed when it is said', () => {
  const onChange = jest.fn()
  const stop = onSpoken(onChange)
  let count = 0
  for (let i = 0; i < 1000; i++) announce('cart', () => `${count} added`)
  count = 1000
  jest.advanceTimersByTime(200)
  expect(spokenText()).toBe('1000 added')
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

test('what never ends is said again and again with pauses, not for each event', () => {
  const onChange = jest.fn()
  const stop = onSpoken(onChange)
  for (let ms = 0; ms < 10_000; ms += 10) {
    announce('cart', () => `at ${ms}`)
    jest.advanceTimersByTime(10)
  }
  expect(onChange.mock.calls.length).toBeLessThanOrEqual(8)
  stop()
})

test('each topic of a burst is heard', () => {
  announce('cart', () => 'One added.')
  announce('filter', () => '3 of 12.')
  jest.advanceTimersByTime(200)
  expect(spokenText()).toBe('One added. 3 of 12.')
})

test('the same words a second time are a new text', () => {
  announce('cart', () => 'Same')
  jest.advanceTimersByTime(200)
  const first = spokenText()
  announce('cart', () => 'Same')
  jest.advanceTimersByTime(2000)
  expect(spokenText().trim()).toBe('Same')
  expect(spokenText()).not.toBe(first)
})

test('nothing is heard after the undo', () => {
  const onChange = jest.fn()
  onSpoken(onChange)()
  announce('cart', () => 'Hello')
  jest.advanceTimersByTime(200)
  expect(onChange).not.toHaveBeenCalled()
})
