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

  replaceOwnItems({})
  expect(value.get()).toBe('nothing')
  expect(Object.keys(localStorage).sort()).toEqual(['theirs', 'token'])

  const onChange = jest.fn()
  value.subscribe(onChange)
  replaceOwnItems(items)
  expect(value.get()).toBe('kept')
  expect(onChange).toHaveBeenCalled()
})

test('an erasure forgets what this tab keeps for itself, and nothing of another application', () => {
  for (const key of ['tersa.enquiries', 'tersa.message.contact', 'tersa.return-to', 'theirs'])
    sessionStorage.setItem(key, 'x')
  replaceOwnItems({})
  expect(Object.keys(sessionStorage)).toEqual(['theirs'])
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

test('what a full storage refuses lives on in this tab: nothing is lost by an import, nor by taking it back', () => {
  value.set('before')
  const original = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (text.length > 20) throw new DOMException('full', 'QuotaExceededError')
    original.call(this, key, text)
  })
  const before = readOwnItems()
  replaceOwnItems({ 'tersa.test': JSON.stringify('x'.repeat(30)) })
  expect(value.get()).toBe('x'.repeat(30))
  replaceOwnItems(before)
  expect(value.get()).toBe('before')
})

test('with a storage that refuses everything erasing can be taken back', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  value.set('in this tab')
  const before = readOwnItems()
  replaceOwnItems({})
  expect(value.get()).toBe('nothing')
  replaceOwnItems(before)
  expect(value.get()).toBe('in this tab')
})

afterEach(() => replaceOwnItems({}))

test('when somebody logged out belongs to the session, and is neither taken along nor erased', () => {
  localStorage.setItem('tersa.logged-out', '5')
  expect(readOwnItems()).toEqual({})
  replaceOwnItems({})
  expect(localStorage.getItem('tersa.logged-out')).toBe('5')
})
