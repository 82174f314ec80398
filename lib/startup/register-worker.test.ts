import { registerWorkerWhenIdle } from './register-worker'

const register = jest.fn(() => Promise.reject(new Error('not allowed')))
const given = (name: string, on: object, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true })

beforeEach(() => {
  jest.useFakeTimers()
  given('serviceWorker', navigator, { register })
})

test('in a browser that never reports an idle moment, the worker is registered five seconds after the load', () => {
  given(
    'requestIdleCallback',
    window,
    (start: () => void, options?: IdleRequestOptions) =>
      options?.timeout !== undefined && setTimeout(start, options.timeout),
  )
  registerWorkerWhenIdle()
  jest.advanceTimersByTime(10_000)
  expect(register).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  jest.advanceTimersByTime(4999)
  expect(register).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(register).toHaveBeenCalledTimes(1)
})
