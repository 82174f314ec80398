import { DEADLINE_MS } from '@/lib/browser/browser'
import { DEADLINE, DELAYS, retryScripts } from './retry-scripts'

const MISSING = 'data-code-missing'

function addScript(src: string): HTMLScriptElement {
  const element = document.createElement('script')
  element.src = src
  document.head.appendChild(element)
  return element
}

const elements = () => [...document.head.querySelectorAll('script')]
const lastElement = () => elements().at(-1) as HTMLScriptElement
const fire = (element: HTMLScriptElement, type: 'load' | 'error') => element.dispatchEvent(new Event(type))

/** Fails the newest request and waits until the next one is sent. */
async function failOnce(delay: number) {
  fire(lastElement(), 'error')
  await jest.advanceTimersByTimeAsync(delay)
}

let status: number | 'offline'

// The listeners belong to the window, so they are added once for all tests; each test uses another script.
beforeAll(() => retryScripts())

beforeEach(() => {
  jest.useFakeTimers()
  status = 200
  globalThis.fetch = jest.fn(async () => {
    if (status === 'offline') throw new TypeError('Failed to fetch')
    return { status } as Response
  })
})

afterEach(() => {
  for (const element of elements()) {
    fire(element, 'load')
    element.remove()
  }
  jest.useRealTimers()
})

test('a script that fails is requested again after growing delays, and Next is not notified', async () => {
  const onError = jest.fn()
  addScript('/_next/static/chunks/1.js').addEventListener('error', onError)
  for (const [i, delay] of DELAYS.entries()) {
    await failOnce(delay - 1)
    expect(elements()).toHaveLength(i + 1)
    await jest.advanceTimersByTimeAsync(1)
    expect(elements()).toHaveLength(i + 2)
  }
  expect(onError).not.toHaveBeenCalled()
  // Turbopack identifies a chunk by this attribute.
  expect(lastElement()).toHaveAttribute('src', '/_next/static/chunks/1.js')
})

test('after the last retry Next is notified, and the page says that code is missing', async () => {
  const onError = jest.fn()
  addScript('/_next/static/chunks/2.js').addEventListener('error', onError)
  for (const delay of DELAYS) await failOnce(delay)
  expect(document.documentElement).not.toHaveAttribute(MISSING)
  fire(lastElement(), 'error')
  expect(onError).toHaveBeenCalledTimes(1)
  expect(document.documentElement).toHaveAttribute(MISSING)
})

test('a script that loads after all hides the message', async () => {
  addScript('/_next/static/chunks/3.js')
  for (const delay of DELAYS) await failOnce(delay)
  fire(lastElement(), 'error')
  window.dispatchEvent(new Event('online'))
  expect(elements()).toHaveLength(DELAYS.length + 2)
  fire(lastElement(), 'load')
  expect(document.documentElement).not.toHaveAttribute(MISSING)
})

test('when the browser comes back online, a waiting script is requested at once', async () => {
  addScript('/_next/static/chunks/4.js')
  await failOnce(0)
  expect(elements()).toHaveLength(1)
  window.dispatchEvent(new Event('online'))
  expect(elements()).toHaveLength(2)
})

test('a press by the visitor requests a waiting script at once, and uses up no retry', async () => {
  addScript('/_next/static/chunks/9.js')
  for (let press = 0; press < 10; press++) {
    await failOnce(0)
    document.body.click()
    expect(elements()).toHaveLength(press + 2)
  }
  for (const delay of DELAYS) await failOnce(delay)
  expect(elements()).toHaveLength(11 + DELAYS.length)
  expect(document.documentElement).not.toHaveAttribute(MISSING)
})

test('a press by the visitor requests a missing script again', async () => {
  addScript('/_next/static/chunks/10.js')
  for (const delay of DELAYS) await failOnce(delay)
  fire(lastElement(), 'error')
  document.body.click()
  fire(lastElement(), 'load')
  expect(document.documentElement).not.toHaveAttribute(MISSING)
})

test('no two requests for a script have the same URL', async () => {
  const urls = new Set<string>()
  const append = jest.spyOn(document.head, 'append').mockImplementation((element) => {
    if (element instanceof HTMLScriptElement) urls.add(element.src)
    document.head.appendChild(element as Node)
  })
  addScript('/_next/static/chunks/11.js')
  for (const delay of DELAYS) await failOnce(delay)
  fire(lastElement(), 'error')
  window.dispatchEvent(new Event('online'))
  expect(urls.size).toBe(DELAYS.length + 1)
  append.mockRestore()
})

test('on a slow connection a script that arrives gives the others more time', async () => {
  const slow = addScript('/_next/static/chunks/12.js')
  const other = addScript('/_next/static/chunks/13.js')
  await jest.advanceTimersByTimeAsync(DEADLINE - 1)
  fire(other, 'load')
  await jest.advanceTimersByTimeAsync(DEADLINE - 1)
  expect(elements()).toHaveLength(2)
  fire(slow, 'load')
})

test('while the host cannot be reached the script is retried', async () => {
  status = 'offline'
  addScript('/_next/static/chunks/14.js')
  await failOnce(DELAYS[0] ?? 0)
  expect(elements()).toHaveLength(2)
})

test('a request that hangs counts as failed after the deadline', async () => {
  addScript('/_next/static/chunks/5.js')
  await jest.advanceTimersByTimeAsync(DEADLINE + (DELAYS[0] ?? 0) - 1)
  expect(elements()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(elements()).toHaveLength(2)
})

test('a script that has loaded is not requested again', async () => {
  fire(addScript('/_next/static/chunks/6.js'), 'load')
  await jest.advanceTimersByTimeAsync(DEADLINE * 2)
  window.dispatchEvent(new Event('online'))
  expect(elements()).toHaveLength(1)
})

test('a script that a deploy has removed is not retried once the page has been reloaded for it', async () => {
  const url = new URL('/_next/static/chunks/7.js', window.location.href).href
  window.sessionStorage.setItem('tersa.gone', ` ${url}`)
  status = 404
  addScript(url)
  await failOnce(DELAYS[0] ?? 0)
  expect(elements()).toHaveLength(1)
  expect(document.documentElement).toHaveAttribute(MISSING)
})

test('a script of another origin is left alone', async () => {
  fire(addScript('https://elsewhere.example/_next/static/chunks/8.js'), 'error')
  await jest.advanceTimersByTimeAsync(DEADLINE * 2)
  expect(elements()).toHaveLength(1)
})

test('a script that is loaded later reports its failure only where it is needed', async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const onError = jest.fn()
  addScript('/_next/static/chunks/15.js').addEventListener('error', onError)
  for (const delay of DELAYS) await failOnce(delay)
  fire(lastElement(), 'error')
  expect(onError).toHaveBeenCalledTimes(1)
  expect(document.documentElement).not.toHaveAttribute(MISSING)
})

test('if a later script has not arrived by the deadline of the press that needs it, the next press requests it again', async () => {
  const script = addScript('/_next/static/chunks/16.js')
  await jest.advanceTimersByTimeAsync(DEADLINE_MS - 1)
  document.body.click()
  expect(elements()).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(1)
  document.body.click()
  document.body.click()
  expect(elements()).toHaveLength(2)
  fire(lastElement(), 'load')
  await jest.advanceTimersByTimeAsync(DEADLINE)
  expect(elements()).toEqual([script, lastElement()])
})
