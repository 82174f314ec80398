import { jsonCodec } from './json-codec'
import { createStoredValue } from './stored-value'
import { UNTIL_SEEN_MS } from './with-lock'

const KEY = 'tersa.test'
const toNumbers = (json: unknown) => (Array.isArray(json) ? json.filter((n) => typeof n === 'number') : [])
const openNumbers = () => createStoredValue(jsonCodec(KEY, toNumbers))

const pair = {
  keys: ['tersa.left', 'tersa.right'],
  decode: ([left, right]: readonly (string | null)[]) => `${left}|${right}`,
  encode: (value: string) => value.split('|'),
}

function refuse(
  method: 'getItem' | 'setItem' | 'removeItem',
  isRefused: (key: string) => boolean = () => true,
) {
  const original = Storage.prototype[method]
  jest.spyOn(Storage.prototype, method).mockImplementation(function (this: Storage, ...args: string[]) {
    if (isRefused(args[0] ?? '')) throw new DOMException('refused', 'QuotaExceededError')
    return Reflect.apply(original, this, args)
  })
}

test('what is set is read back, by a later visit too', () => {
  openNumbers().set([1, 2])
  expect(openNumbers().get()).toEqual([1, 2])
})

test.each(['', '{', 'null', '"x"', '{}', '7'])('the stored text %o is the empty value', (text) => {
  window.localStorage.setItem(KEY, text)
  expect(openNumbers().get()).toEqual([])
})

test('the same reference comes back until the stored text changes', () => {
  const numbers = openNumbers()
  numbers.set([1])
  const first = numbers.get()
  expect(numbers.get()).toBe(first)
  window.localStorage.setItem(KEY, '[2]')
  expect(numbers.get()).toEqual([2])
})

test('its own tab hears a change, once for each', () => {
  const numbers = openNumbers()
  const onChange = jest.fn()
  numbers.subscribe(onChange)
  numbers.set([1])
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.each([
  ['another tab', new StorageEvent('storage', { key: KEY })],
  ['a clear() in another tab', new StorageEvent('storage', { key: null })],
  ['the back button', new Event('pageshow')],
])('%s is heard', (_what, event) => {
  const onChange = jest.fn()
  openNumbers().subscribe(onChange)
  window.dispatchEvent(event)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('nothing is heard after the undo', () => {
  const numbers = openNumbers()
  const onChange = jest.fn()
  numbers.subscribe(onChange)()
  numbers.set([1])
  window.dispatchEvent(new StorageEvent('storage'))
  window.dispatchEvent(new Event('pageshow'))
  expect(onChange).not.toHaveBeenCalled()
})

test('storage that may not be read gives the empty value', () => {
  refuse('getItem')
  expect(openNumbers().get()).toEqual([])
})

test('missing storage gives the empty value, and keeps values for this visit', () => {
  const numbers = openNumbers()
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
  expect(numbers.get()).toEqual([])
  numbers.set([1])
  expect(numbers.get()).toEqual([1])
})

test('what a full storage refuses lives on in this tab, and is kept with the next change that fits', () => {
  const numbers = openNumbers()
  refuse('setItem')
  numbers.set([1])
  expect(numbers.get()).toEqual([1])
  expect(window.localStorage.getItem(KEY)).toBeNull()

  jest.restoreAllMocks()
  numbers.set([1, 2])
  expect(openNumbers().get()).toEqual([1, 2])
})

test('all keys are kept or none: a refusal of the second brings the first back', () => {
  createStoredValue(pair).set('a|b')
  refuse('setItem', (key) => key === 'tersa.right')
  const value = createStoredValue(pair)
  value.set('c|d')
  expect(window.localStorage.getItem('tersa.left')).toBe('a')
  expect(window.localStorage.getItem('tersa.right')).toBe('b')
  expect(value.get()).toBe('c|d')
})

test('a refused removal takes effect in this tab', () => {
  const value = createStoredValue({ ...pair, encode: () => [null, null] })
  window.localStorage.setItem('tersa.left', 'a')
  refuse('removeItem')
  value.set('gone')
  expect(value.get()).toBe('gone')
  expect(window.localStorage.getItem('tersa.left')).toBe('a')
})

/** Locks that are granted when the test says so. */
function holdLocks() {
  const granted: (() => unknown)[] = []
  const request = jest.fn((_name: string, work: () => unknown) => {
    granted.push(work)
    return new Promise(() => {})
  })
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  return { request, grant: () => granted.shift()?.() }
}

describe('a change that waits for its lock', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

  test('shows at once, and is applied to what another tab has stored by then', () => {
    const { grant } = holdLocks()
    const numbers = openNumbers()
    numbers.update((before) => [...before, 1])
    numbers.update((before) => [...before, 2])
    expect(numbers.get()).toEqual([1, 2])
    expect(numbers.get()).toBe(numbers.get())
    window.localStorage.setItem(KEY, '[7]')
    expect(numbers.get()).toEqual([7, 1, 2])
    grant()
    expect(window.localStorage.getItem(KEY)).toBe('[7,1,2]')
  })

  test('is written once and silently, when the page is left before that', () => {
    const { grant } = holdLocks()
    const numbers = openNumbers()
    const onChange = jest.fn()
    numbers.subscribe(onChange)
    numbers.update((before) => [...before, 1])
    onChange.mockClear()
    window.dispatchEvent(new Event('pagehide'))
    expect(window.localStorage.getItem(KEY)).toBe('[1]')
    expect(onChange).not.toHaveBeenCalled()
    grant()
    expect(window.localStorage.getItem(KEY)).toBe('[1]')
  })

  test('holds the lock until other tabs have seen it', async () => {
    jest.useFakeTimers()
    const { grant } = holdLocks()
    openNumbers().update((before) => [...before, 1])
    const released = jest.fn()
    void Promise.resolve(grant()).then(released)
    await jest.advanceTimersByTimeAsync(UNTIL_SEEN_MS - 1)
    expect(released).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(released).toHaveBeenCalled()
    jest.useRealTimers()
  })

  test('is written without a lock where the browser refuses it', async () => {
    const request = () => Promise.reject(new DOMException('no origin', 'SecurityError'))
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    openNumbers().update((before) => [...before, 1])
    await Promise.resolve()
    await Promise.resolve()
    expect(window.localStorage.getItem(KEY)).toBe('[1]')
  })
})
