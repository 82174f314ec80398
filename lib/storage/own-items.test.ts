import { jsonCodec } from './json-codec'
import { readOwnItems, replaceOwnItems } from './own-items'
import { createStoredValue } from './stored-value'

const value = createStoredValue(jsonCodec('tersa.test', (json) => json ?? 'nothing'))

test('only what begins with tersa. is taken, erased and brought back', () => {
  localStorage.setItem('token', 't')
  localStorage.setItem('theirs', 'x')
  value.set('kept')
  const items = readOwnItems()
  expect(items).toEqual({ 'tersa.test': '"kept"' })

  expect(replaceOwnItems({})).toBe(true)
  expect(value.get()).toBe('nothing')
  expect(Object.keys(localStorage).sort()).toEqual(['theirs', 'token'])

  const onChange = jest.fn()
  value.subscribe(onChange)
  replaceOwnItems(items)
  expect(value.get()).toBe('kept')
  expect(onChange).toHaveBeenCalled()
})

test('what the browser refused to keep is taken along, and erased as well', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  value.set('in this tab')
  expect(readOwnItems()).toEqual({ 'tersa.test': '"in this tab"' })
  replaceOwnItems({})
  expect(value.get()).toBe('nothing')
})

test('what has no room changes nothing', () => {
  value.set('before')
  const original = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === 'tersa.large') throw new DOMException('full', 'QuotaExceededError')
    original.call(this, key, text)
  })
  expect(replaceOwnItems({ 'tersa.test': '"after"', 'tersa.large': 'x' })).toBe(false)
  expect(value.get()).toBe('before')
})
