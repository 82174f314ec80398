import { readItem } from './items'
import { type Codec, createStoredValue, jsonCodec, LONGEST_WAIT_MS, UNTIL_SEEN_MS } from './stored-value'
import { holdLocks, lockWith, refuse } from './test-storage'

const KEY = 'tersa.test'
const toNumbers = (json: unknown) => (Array.isArray(json) ? json.filter((n) => typeof n === 'number') : [])
const openNumbers = () => createStoredValue(jsonCodec(KEY, toNumbers))

const pair: Codec<string> = {
  keys: ['tersa.left', 'tersa.right'],
  decode: ([left, right]) => `${left}|${right}`,
  encode: (value) => value.split('|'),
}

const adding = (next: number) => (before: number[]) => [...before, next]
const stored = () => localStorage.getItem(KEY)

test('a value that is set can be read on a later visit too, unless its text is damaged', () => {
  openNumbers().set([1, 2])
  expect(openNumbers().get()).toEqual([1, 2])
  for (const text of ['', '{', 'null', '"x"', '{}', '7']) {
    localStorage.setItem(KEY, text)
    expect(openNumbers().get()).toEqual([])
  }
})

test('the same reference is returned until the stored text changes', () => {
  const numbers = openNumbers()
  numbers.set([1])
  const first = numbers.get()
  expect(numbers.get()).toBe(first)
  localStorage.setItem(KEY, '[2]')
  expect(numbers.get()).toEqual([2])
})

test.each([
  ['a change in another tab', new StorageEvent('storage', { key: KEY })],
  ['a clear() in another tab', new StorageEvent('storage', { key: null })],
  ['a return through the back button', new Event('pageshow')],
])('%s notifies listeners', (_what, event) => {
  const onChange = jest.fn()
  openNumbers().subscribe(onChange)
  window.dispatchEvent(event)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a listener in the same tab is notified once for each change, until it unsubscribes', () => {
  const numbers = openNumbers()
  const onChange = jest.fn()
  const stop = numbers.subscribe(onChange)
  numbers.set([1])
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
  numbers.set([2])
  window.dispatchEvent(new StorageEvent('storage'))
  window.dispatchEvent(new Event('pageshow'))
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('unreadable or missing storage gives the empty value, and values last for this visit', () => {
  const numbers = openNumbers()
  refuse('getItem')
  expect(numbers.get()).toEqual([])
  expect(readItem(KEY)).toBeNull()
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
  expect(numbers.get()).toEqual([])
  numbers.set([1])
  expect(numbers.get()).toEqual([1])
})

test('a value that a full storage refuses stays in this tab, and is stored with the next change that fits', () => {
  const numbers = openNumbers()
  refuse('setItem')
  numbers.set([1])
  expect(numbers.get()).toEqual([1])
  expect(stored()).toBeNull()

  jest.restoreAllMocks()
  numbers.set([1, 2])
  expect(openNumbers().get()).toEqual([1, 2])
})

test('all keys are stored or none: if the second is refused, the first is restored', () => {
  createStoredValue(pair).set('a|b')
  refuse('setItem', (key) => key === 'tersa.right')
  const value = createStoredValue(pair)
  value.set('c|d')
  expect(localStorage.getItem('tersa.left')).toBe('a')
  expect(localStorage.getItem('tersa.right')).toBe('b')
  expect(value.get()).toBe('c|d')
})

test('a change of one of the keys is read', () => {
  const value = createStoredValue(pair)
  value.set('a|b')
  localStorage.setItem('tersa.right', 'c')
  expect(value.get()).toBe('a|c')
})

test('a refused removal takes effect in this tab', () => {
  const value = createStoredValue({ ...pair, encode: () => [null, null] })
  localStorage.setItem('tersa.left', 'a')
  refuse('removeItem')
  value.set('gone')
  expect(value.get()).toBe('gone')
  expect(localStorage.getItem('tersa.left')).toBe('a')
})

describe('a change that waits for its lock', () => {
  test('is visible at once, and is applied to the value that another tab has stored by then', () => {
    const { grant, request } = holdLocks()
    const numbers = openNumbers()
    const onChange = jest.fn()
    numbers.subscribe(onChange)
    numbers.update(adding(1))
    numbers.update(adding(2))
    expect(request).toHaveBeenCalledTimes(1)
    expect(onChange).toHaveBeenCalledTimes(2)
    expect(numbers.get()).toEqual([1, 2])
    expect(numbers.get()).toBe(numbers.get())
    localStorage.setItem(KEY, '[7]')
    expect(numbers.get()).toEqual([7, 1, 2])
    grant()
    expect(stored()).toBe('[7,1,2]')
  })

  test('is written once, without notifying listeners, if the page is left before that', () => {
    const { grant } = holdLocks()
    const numbers = openNumbers()
    const onChange = jest.fn()
    numbers.subscribe(onChange)
    numbers.update(adding(1))
    onChange.mockClear()
    window.dispatchEvent(new Event('pagehide'))
    expect(stored()).toBe('[1]')
    expect(onChange).not.toHaveBeenCalled()
    grant()
    expect(stored()).toBe('[1]')
  })

  test('is written if the page is left just after an earlier change has released the lock', async () => {
    const locks: { work: () => unknown; release: () => void }[] = []
    lockWith((_name, _options, work) => new Promise<void>((release) => void locks.push({ work, release })))
    const numbers = openNumbers()
    numbers.update(adding(1))
    locks[0]?.work()
    numbers.update(adding(2))
    locks[0]?.release()
    await new Promise((resolve) => setTimeout(resolve))
    window.dispatchEvent(new Event('pagehide'))
    expect(stored()).toBe('[1,2]')
  })

  test('holds the lock until other tabs have seen it', async () => {
    jest.useFakeTimers()
    const { grant } = holdLocks()
    openNumbers().update(adding(1))
    const released = jest.fn()
    void Promise.resolve(grant()).then(released)
    await jest.advanceTimersByTimeAsync(UNTIL_SEEN_MS - 1)
    expect(released).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(released).toHaveBeenCalled()
  })

  test('is written without the lock if another tab holds it for longer than a second', async () => {
    jest.useFakeTimers()
    holdLocks()
    const numbers = openNumbers()
    numbers.update(adding(1))
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS - 1)
    expect(stored()).toBeNull()
    localStorage.setItem(KEY, '[7]')
    await jest.advanceTimersByTimeAsync(1)
    expect(stored()).toBe('[7,1]')
    numbers.update(adding(2))
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT_MS)
    expect(stored()).toBe('[7,1,2]')
  })

  test('is written without a lock where the browser refuses it', async () => {
    lockWith(() => Promise.reject(new DOMException('no origin', 'SecurityError')))
    openNumbers().update(adding(1))
    await Promise.resolve()
    await Promise.resolve()
    expect(stored()).toBe('[1]')
  })
})
