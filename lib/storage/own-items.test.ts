import { onRefusal, writeItem, writeVisitItem } from './items'
import { readOwnItems, replaceOwnItems } from './own-items'
import { createStoredValue, jsonCodec } from './stored-value'
import { refuse } from './test-storage'

const value = createStoredValue(jsonCodec('tersa.test', (json) => json ?? 'nothing'))

test('only items that begin with tersa. are exported, erased and imported', () => {
  localStorage.setItem('token', 't')
  localStorage.setItem('theirs', 'x')
  value.set('stored')
  const items = readOwnItems()
  expect(items).toEqual({ 'tersa.test': '"stored"' })

  replaceOwnItems({})
  expect(value.get()).toBe('nothing')
  expect(Object.keys(localStorage).sort()).toEqual(['theirs', 'token'])

  const onChange = jest.fn()
  value.subscribe(onChange)
  replaceOwnItems(items)
  expect(value.get()).toBe('stored')
  expect(onChange).toHaveBeenCalled()
  localStorage.setItem('tersa.test', '"in another tab"')
  expect(value.get()).toBe('in another tab')
})

test('erasing also removes this tab’s own session items, but none of another application', () => {
  sessionStorage.setItem('theirs', 'x')
  writeVisitItem('tersa.test', 'x')
  writeVisitItem('tersa.test.of-one-form', 'x')
  replaceOwnItems({})
  expect(Object.keys(sessionStorage)).toEqual(['theirs'])
})

test('items that a full storage refuses stay in this tab, after an import and after its undo', () => {
  value.set('before')
  refuse('setItem', (_key, text = '') => text.length > 20)
  const before = readOwnItems()
  const onRefused = jest.fn()
  onRefusal(onRefused)
  replaceOwnItems(before)
  expect(onRefused).not.toHaveBeenCalled()
  replaceOwnItems({ 'tersa.test': JSON.stringify('x'.repeat(30)) })
  expect(onRefused).toHaveBeenCalledTimes(1)
  expect(value.get()).toBe('x'.repeat(30))
  replaceOwnItems(before)
  expect(value.get()).toBe('before')
})

test('unsaved items are exported, and erased, which can be undone even if storage cannot be read', () => {
  refuse('setItem')
  value.set('in this tab')
  const before = readOwnItems()
  expect(before).toEqual({ 'tersa.test': '"in this tab"' })
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  replaceOwnItems({})
  expect([value.get(), readOwnItems()]).toEqual(['nothing', {}])
  replaceOwnItems(before)
  expect(value.get()).toBe('in this tab')
})

afterEach(() => replaceOwnItems({}))

test('an item is exported and erased even if its feature is not loaded, unless it has to be kept', () => {
  localStorage.setItem('tersa.of-another-page', '5')
  expect(readOwnItems()).toEqual({ 'tersa.of-another-page': '5' })
  localStorage.setItem('tersa.logged-out', '5')
  expect(readOwnItems()).toEqual({ 'tersa.of-another-page': '5' })
  for (const items of [{}, { 'tersa.logged-out': '6' }]) {
    replaceOwnItems(items)
    expect({ ...localStorage }).toEqual({ 'tersa.logged-out': '5' })
  }
})

test('the type check refuses to write an item that could not be erased', () => {
  // @ts-expect-error: without the prefix
  createStoredValue(jsonCodec('test', () => null)).set(null)
  // @ts-expect-error: without the prefix
  createStoredValue({ keys: ['test'], decode: () => null, encode: () => [null] }).set(null)
  // @ts-expect-error: without the prefix
  writeItem('test', null)
  // @ts-expect-error: the session's items do not belong to a visit
  writeVisitItem('token', 'x')
  expect(readOwnItems()).toEqual({})
})
