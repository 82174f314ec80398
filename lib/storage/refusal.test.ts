import { consumeVisitItem, onRefusal, readVisitItem, removeVisitItems, writeVisitItem } from './items'
import { createStoredValue, jsonCodec } from './stored-value'
import { refuse } from './test-storage'

test('a refused write is reported once, however often it happens, but not if it would change nothing', () => {
  const value = createStoredValue(jsonCodec('tersa.test', (json) => json))
  const handle = jest.fn()
  onRefusal(handle)
  value.set(1)
  expect(handle).not.toHaveBeenCalled()

  refuse('setItem')
  value.set(1)
  expect(handle).not.toHaveBeenCalled()
  value.set(2)
  value.set(3)
  expect(handle).toHaveBeenCalledTimes(1)
})

test('an item of the visit is consumed once', () => {
  expect(writeVisitItem('tersa.test', 'x')).toBe(true)
  expect(readVisitItem('tersa.test')).toBe('x')
  expect([consumeVisitItem('tersa.test'), consumeVisitItem('tersa.test')]).toEqual(['x', null])
})

test('a blocked session storage is empty and stores nothing', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(writeVisitItem('tersa.test', 'x')).toBe(false)
  expect([readVisitItem('tersa.test'), consumeVisitItem('tersa.test')]).toEqual([null, null])
  expect(() => removeVisitItems(() => true)).not.toThrow()
})
