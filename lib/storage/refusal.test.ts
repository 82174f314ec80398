import { onRefusal } from './items'
import { createStoredValue, jsonCodec } from './stored-value'

test('a refused write is reported once, however often it happens', () => {
  const value = createStoredValue(jsonCodec('tersa.test', (json) => json))
  const handle = jest.fn()
  onRefusal(handle)
  value.set(1)
  expect(handle).not.toHaveBeenCalled()

  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  value.set(2)
  value.set(3)
  expect(handle).toHaveBeenCalledTimes(1)
})
