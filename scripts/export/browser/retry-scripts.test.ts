import { DEADLINE, DELAYS, retryScripts } from './retry-scripts'

const MISSING = 'data-code-missing'

function addScript(src: string): HTMLScriptElement {
  const element = document.createElement('script')
  element.src = src
  document.head.append(element)
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

let status: number | Error

// The listeners belong to the window, so they are added once for all tests; each test uses another script.
beforeAll(() => retryScripts())

beforeEach(() => {
  jest.useFakeTimers()
  status = 200
  globalThis.fetch = jest.fn(async () => {
    if (status instanceof Error) throw status
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

test('a script that fails is requested again after growing delays, and Next hears nothing of it', async () => {
  const heard = jest.fn()
  addScript('/_next/static/chunks/1.js').addEventListener('error', heard)
  for (const [i, delay] of DELAYS.entries()) {
    await failOnce(delay - 1)
    expect(elements()).toHaveLength(i + 1)
    await jest.advanceTimersByTimeAsync(1)
    expect(elements()).toHaveLength(i + 2)
  }
  expect(heard).not.toHaveBeenCalled()
  // By its attribute Turbopack knows which chunk has arrived.
  expect(lastElement()).toHaveAttribute('src', '/_next/static/chunks/1.js')
})

test('after the last retry Next hears of the failure, and the page says that code is missing', async () => {
  const heard = jest.fn()
  addScript('/_next/static/chunks/2.js').addEventListener('error', heard)
  for (const delay of DELAYS) await failOnce(delay)
  expect(document.documentElement).not.toHaveAttribute(MISSING)
  fire(lastElement(), 'error')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(document.documentElement).toHaveAttribute(MISSING)
})

test('a script that loads after all takes the message back', async () => {
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

test('when a visitor presses something, a waiting script is requested at once', async () => {
  addScript('/_next/static/chunks/9.js')
  await failOnce(0)
  document.body.click()
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

test.each([
  ['of another origin', 'https://elsewhere.example/_next/static/chunks/8.js', false],
  ['for older browsers', '/_next/static/chunks/8.js', true],
])('a script %s is left alone', async (_whose, src, noModule) => {
  const element = document.createElement('script')
  Object.assign(element, { src, noModule })
  document.head.append(element)
  fire(element, 'error')
  await jest.advanceTimersByTimeAsync(DEADLINE * 2)
  expect(elements()).toHaveLength(1)
})
