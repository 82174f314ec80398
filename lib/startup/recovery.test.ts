// jsdom does not reflect the property.
Object.defineProperty(HTMLScriptElement.prototype, 'async', {
  set(this: HTMLScriptElement, isAsync: boolean) {
    this.toggleAttribute('async', isAsync)
  },
})

import { removeDoubleSlash, restorePage, retryMissingScripts } from './recovery'

describe('a script that cannot be loaded', () => {
  const missingCode = () => document.documentElement.dataset.missingCode

  /** A script as the HTML has it; the mock receives the errors that Next gets. */
  function addScript(src: string) {
    const heard = jest.fn()
    const element = document.createElement('script')
    element.src = src
    element.setAttribute('async', '')
    element.addEventListener('error', heard)
    document.head.append(element)
    added.push(element)
    return heard
  }

  const added: HTMLScriptElement[] = []
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
    document.head.replaceChildren(...added.splice(0))
    for (const element of scripts()) element.dispatchEvent(new Event('load'))
    document.head.replaceChildren()
  })

  /** The first request and both retries fail. */
  async function failEachTime() {
    for (const pause of [1000, 5000, 0]) {
      fire('error')
      await wait(pause)
    }
  }

  test('a script that fails is requested again after one second and after five, and Next gets no error', async () => {
    const heard = addScript('/_next/static/chunks/1.js')
    fire('error')
    await wait(999)
    expect(scripts()).toHaveLength(0)
    await wait(1)
    expect(scripts()).toHaveLength(1)
    fire('error')
    await wait(4999)
    expect(scripts()).toHaveLength(0)
    await wait(1)
    expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/_next/static/chunks/1.js'])
    fire('load')
    expect(heard).not.toHaveBeenCalled()
    expect(missingCode()).toBeUndefined()
  })

  test.each([
    ['the connection is gone', async () => Promise.reject(new TypeError('Failed to fetch')), 'failed'],
    ['the server has an error', async () => ({ status: 503 }), 'failed'],
    ['another release has removed it', async () => ({ status: 404 }), 'replaced'],
  ] as const)('after two retries the page and Next get the error: %s', async (name, answers, why) => {
    answer = answers
    const heard = addScript(`/_next/static/chunks/${encodeURI(name).replaceAll('%', '-')}.js`)
    await failEachTime()
    expect(missingCode()).toBe(why)
    expect(heard).toHaveBeenCalledTimes(1)
    // The bundler would wait for one that is there.
    expect(scripts()).toHaveLength(0)
  })

  test('a later request for a missing script fails at once, and its success removes the message', async () => {
    addScript('/_next/static/chunks/2.js')
    await failEachTime()
    const heard = addScript('/_next/static/chunks/2.js')
    fire('error')
    expect(heard).toHaveBeenCalledTimes(1)
    addScript('/_next/static/chunks/2.js')
    fire('load')
    expect(missingCode()).toBeUndefined()
  })

  test('the line stays until the last missing script has loaded', async () => {
    addScript('/_next/static/chunks/3.js')
    await failEachTime()
    addScript('/_next/static/chunks/4.js')
    await failEachTime()
    fire('load')
    expect(missingCode()).toBe('failed')
  })

  test('a script that is loaded later is left to what needs it', () => {
    const heard = addScript('/_next/static/chunks/6.js')
    scripts().at(-1)?.removeAttribute('async')
    fire('error')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('a script of another origin is left alone', async () => {
    const heard = addScript('https://elsewhere.example/_next/static/chunks/5.js')
    fire('error')
    expect(heard).toHaveBeenCalledTimes(1)
    await wait(60_000)
    expect(scripts()).toHaveLength(1)
  })
})

describe('a page that an error has reached', () => {
  const PAGE = '<a href="#main">Skip</a><main><h1>About</h1></main><footer></footer>'

  /** Observers are notified in a microtask. */
  const observed = () => Promise.resolve()

  const root = document.documentElement
  let stop = () => {}

  // The observer belongs to the document, so it is started once, before there is a body, as in the early script.
  beforeAll(async () => {
    document.body.remove()
    root.lang = 'en'
    root.className = 'font'
    stop = restorePage()
    root.append(document.createElement('body'))
    await observed()
  })

  afterAll(() => stop())

  beforeEach(async () => {
    document.head.innerHTML = '<title>About</title><link rel="stylesheet" href="a.css">'
    document.body.innerHTML = PAGE
    await observed()
  })

  test('a page that has been emptied is restored, and offers a reload', async () => {
    const heading = document.querySelector('h1')
    const styles = document.querySelector('link')
    // What React does when an error reaches its root.
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
    document.querySelector('title')?.remove()
    for (const node of [...document.body.children]) node.remove()
    await observed()
    expect(document.body.innerHTML).toBe(PAGE)
    expect(document.querySelector('h1')).toBe(heading)
    expect(document.title).toBe('About')
    expect(document.querySelectorAll('link')).toHaveLength(1)
    expect(document.querySelector('link')).toBe(styles)
    expect([root.lang, root.className]).toEqual(['en', 'font'])
    expect(document.body.dataset.missingCode).toBe('failed')
  })

  test('after a client navigation the new page is restored, not the one that was loaded first', async () => {
    document.title = 'Contact'
    document.querySelector('main')?.replaceChildren('Contact')
    await observed()
    document.querySelector('title')?.remove()
    for (const node of [...document.body.children]) node.remove()
    await observed()
    expect([document.title, document.querySelector('main')?.textContent]).toEqual(['Contact', 'Contact'])
  })

  test('a page that has been replaced by another is restored', async () => {
    document.body.innerHTML = '<div>This page couldn’t load</div>'
    await observed()
    expect(document.body.innerHTML).toBe(PAGE)
  })

  test('a page that changes in any other way is left alone', async () => {
    document.querySelector('footer')?.remove()
    document.querySelector('h1')?.remove()
    await observed()
    expect(document.body.textContent).toBe('Skip')
  })
})

test.each([
  ['https://shop.example//shop?film=ppf#glass', '/shop'],
  ['https://shop.example///', '/'],
  ['https://shop.example//elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/\\/elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/', null],
  ['https://shop.example/user/orders', null],
  ['https://shop.example/shop?next=//elsewhere.example', null],
])('at %s the path becomes %s', (url, path) => {
  const setPath = jest.fn<void, [string]>()
  const { pathname } = new URL(url)
  removeDoubleSlash(Object.defineProperty({ pathname }, 'pathname', { get: () => pathname, set: setPath }))
  expect(setPath.mock.calls).toEqual(path === null ? [] : [[path]])
})
