import { retryMissingScripts } from './recovery'

const MISSING = 'data-missing-code'

/** A script as the page or Next adds it; The mock receives the errors that Next gets. */
function addScript(src: string) {
  const heard = jest.fn()
  const element = document.createElement('script')
  element.src = src
  element.addEventListener('error', heard)
  document.head.append(element)
  return heard
}

const scripts = () => [...document.head.querySelectorAll('script')]
const fire = (type: 'load' | 'error') => scripts().at(-1)?.dispatchEvent(new Event(type))
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)

let answer: () => Promise<{ status: number }>

// The listeners belong to the window, so they are added once for all tests; each test uses another script.
beforeAll(() => retryMissingScripts())

beforeEach(() => {
  jest.useFakeTimers()
  answer = async () => ({ status: 200 })
  globalThis.fetch = jest.fn(() => answer() as Promise<Response>)
})

afterEach(() => {
  for (const element of scripts()) {
    element.dispatchEvent(new Event('load'))
    element.remove()
  }
  jest.useRealTimers()
})

/** The first request and both retries fail. */
async function failEachTime() {
  fire('error')
  await wait(1000)
  fire('error')
  await wait(5000)
  fire('error')
  await wait(0)
}

test('a script that fails is requested again after one second and after five, and Next gets no error', async () => {
  const heard = addScript('/_next/static/chunks/1.js')
  fire('error')
  await wait(999)
  expect(scripts()).toHaveLength(1)
  await wait(1)
  expect(scripts()).toHaveLength(2)
  fire('error')
  await wait(4999)
  expect(scripts()).toHaveLength(2)
  await wait(1)
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(
    Array(3).fill('/_next/static/chunks/1.js'),
  )
  fire('load')
  expect(heard).not.toHaveBeenCalled()
  expect(document.documentElement).not.toHaveAttribute(MISSING)
})

test.each([
  ['the connection is gone', async () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
  ['the server has an error', async () => ({ status: 503 }), 'failed'],
  ['another release has removed it', async () => ({ status: 404 }), 'replaced'],
] as const)(
  'after the second retry the page says why, and Next gets the error: %s',
  async (name, answers, why) => {
    answer = answers
    const heard = addScript(`/_next/static/chunks/${encodeURI(name).replaceAll('%', '-')}.js`)
    await failEachTime()
    expect(document.documentElement).toHaveAttribute(MISSING, why)
    expect(heard).toHaveBeenCalledTimes(1)
  },
)

test('a later request for a missing script fails at once, and its success removes the message', async () => {
  addScript('/_next/static/chunks/2.js')
  await failEachTime()
  const heard = addScript('/_next/static/chunks/2.js')
  fire('error')
  expect(heard).toHaveBeenCalledTimes(1)
  addScript('/_next/static/chunks/2.js')
  fire('load')
  expect(document.documentElement).not.toHaveAttribute(MISSING)
})

test('the line stays until the last missing script has loaded', async () => {
  addScript('/_next/static/chunks/3.js')
  await failEachTime()
  addScript('/_next/static/chunks/4.js')
  await failEachTime()
  fire('load')
  expect(document.documentElement).toHaveAttribute(MISSING)
})

test('a script of another origin is left alone', async () => {
  const heard = addScript('https://elsewhere.example/_next/static/chunks/5.js')
  fire('error')
  expect(heard).toHaveBeenCalledTimes(1)
  await wait(60_000)
  expect(scripts()).toHaveLength(1)
})
