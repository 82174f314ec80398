import { render } from '@testing-library/react'
import { WORKERS } from '@/lib/startup/workers'
import { VisitReport } from './visit-report'

jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }))

const goTo = (page: string) => window.history.replaceState(null, '', page)

const postMessage = jest.fn()
const register = jest.fn(async () => ({ active: { postMessage } }))
const given = (name: string, on: object, value: unknown) =>
  Object.defineProperty(on, name, { value, configurable: true })

beforeEach(() => {
  jest.useFakeTimers()
  goTo('/shop')
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
    goTo(next)
    rerender(<VisitReport />)
    await jest.advanceTimersByTimeAsync(0)
  }
  expect(postMessage.mock.calls).toEqual([[{ page: '/ppf' }]])
})

test('a host that does not allow the scope of the home page has the pages below it alone', async () => {
  given('readyState', document, 'complete')
  Object.assign(WORKERS[0] ?? {}, { scopes: ['/demo', '/demo/'] })
  register.mockRejectedValueOnce(new DOMException('not allowed', 'SecurityError'))
  render(<VisitReport />)
  await jest.advanceTimersByTimeAsync(5000)
  const options = (scope: string) => ['/sw.js', { scope, updateViaCache: 'none' }]
  expect(register.mock.calls).toEqual([options('/demo'), options('/demo/')])
  expect(postMessage).toHaveBeenCalledTimes(1)
})
