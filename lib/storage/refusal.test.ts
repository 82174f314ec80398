import { jsonCodec } from './json-codec'
import { onRefusal } from './refusal'
import { createStoredValue } from './stored-value'

test('that the browser refuses to keep something is told once, however often it does', () => {
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
