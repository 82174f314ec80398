import { render } from '@testing-library/react'
import { VisitReport } from './visit-report'

let pathname = '/shop'
jest.mock('next/navigation', () => ({ usePathname: () => pathname }))

const postMessage = jest.fn()
const register = jest.fn(async () => ({ active: { postMessage } }))
const given = (name: string, on: object, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true })

beforeEach(() => {
  jest.useFakeTimers()
  given('serviceWorker', navigator, { register })
  given('getEntriesByType', performance, () => [{ name: 'https://tersa.example/a.js' }])
  // A browser that never reports an idle moment.
  const afterTimeout = (start: () => void, options?: IdleRequestOptions) =>
    options?.timeout !== undefined && setTimeout(start, options.timeout)
  given('requestIdleCallback', window, afterTimeout)
})

test('the worker is registered five seconds after the load at the latest, with what the page has loaded', async () => {
  given('readyState', document, 'interactive')
  render(<VisitReport />)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(register).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(4999)
  expect(register).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(postMessage.mock.calls).toEqual([[{ page: '/shop', loaded: ['https://tersa.example/a.js'] }]])
})

test('each client navigation is reported at once, except to the studio, which needs the network', async () => {
  given('readyState', document, 'complete')
  const { rerender } = render(<VisitReport />)
  await jest.advanceTimersByTimeAsync(5000)
  postMessage.mockClear()
  for (const next of ['/preview', '/ppf']) {
    pathname = next
    rerender(<VisitReport />)
    await jest.advanceTimersByTimeAsync(0)
  }
  expect(postMessage.mock.calls).toEqual([[{ page: '/ppf' }]])
})
