import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks both.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// Without Next's router the pathname is the window's. Tests that navigate have their own mock.
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  usePathname: () => window.location.pathname,
}))

// jsdom's browser is American, so components would show feet.
if ('navigator' in globalThis)
  Object.defineProperty(globalThis.navigator, 'language', { get: () => 'en-GB', configurable: true })

// Only where components are rendered, because every test file would spend a tenth of a second on them.
if (expect.getState().testPath?.endsWith('.tsx')) {
  jest.requireActual('@testing-library/jest-dom')
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    // Long, so that no test fails only because the machine is busy.
    .configure({ asyncUtilTimeout: 10_000 })
}

// Queries by role compute the style of every element that they pass. jsdom compares each with its whole style sheet again
// after a change, which took two thirds of a component's test. It loads no sheet of ours, so names and attributes decide.
if ('window' in globalThis) {
  const { getComputedStyle } = window
  // That of a closed one is none.
  const displays = new Map([['dialog', 'block']])
  const displayOf = ({ localName }: Element) => {
    const display = displays.get(localName) ?? getComputedStyle(document.createElement(localName)).display
    displays.set(localName, display)
    return display
  }
  const isHidden = (element: Element) =>
    element.hasAttribute('hidden') || (element.localName === 'dialog' && !element.hasAttribute('open'))
  Object.assign(window, {
    getComputedStyle(element: HTMLElement) {
      const style: Record<string, string> = {
        display: isHidden(element) ? 'none' : displayOf(element),
        visibility: 'visible',
        opacity: '1',
      }
      const getPropertyValue = (name: string) => style[name] ?? element.style.getPropertyValue(name)
      return { ...style, getPropertyValue }
    },
  })
}

// What a component starts to watch, and has to stop watching when it goes away.
let watching: { by: unknown; what: string }[] = []
const watch = (by: unknown, what: string) => watching.push({ by, what })
const unwatch = (by: unknown, what: string) => {
  watching = watching.filter((each) => each.by !== by || each.what !== what)
}

// jsdom has no layout, so nothing comes into view or changes its size.
class NothingSeen {
  observe() {
    watch(this, 'an observer')
  }
  unobserve() {}
  disconnect() {
    unwatch(this, 'an observer')
  }
}
Object.assign(globalThis, { IntersectionObserver: NothingSeen, ResizeObserver: NothingSeen })

if ('window' in globalThis) {
  const { addEventListener, removeEventListener } = window
  const OF_COMPONENTS =
    /^(after|before)(print|unload)$|^(dragover|drop|hashchange|keydown|pointer\w+|resize)$/
  window.addEventListener = (
    type: string,
    listener: unknown,
    options?: boolean | AddEventListenerOptions,
  ) => {
    const signal = typeof options === 'object' ? options.signal : undefined
    signal?.addEventListener('abort', () => unwatch(listener, `a listener of ${type}`))
    if (OF_COMPONENTS.test(type)) watch(listener, `a listener of ${type}`)
    Reflect.apply(addEventListener, window, [type, listener, options])
  }
  window.removeEventListener = (
    type: string,
    listener: unknown,
    options?: boolean | EventListenerOptions,
  ) => {
    unwatch(listener, `a listener of ${type}`)
    Reflect.apply(removeEventListener, window, [type, listener, options])
  }
}

// jsdom has no modal dialogs; tests of commands have no elements at all.
if ('HTMLDialogElement' in globalThis)
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })

// A hydration mismatch, a missing `act` or a leaked root all arrive here.
beforeEach(() => {
  // Not after each test, when the file's own hooks may still run its fake timers.
  jest.useRealTimers()
  globalThis.window?.history?.replaceState(null, '', '/')
  jest.spyOn(console, 'error').mockImplementation((...args) => {
    throw new Error(`console.error: ${args.join(' ')}`)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  globalThis.window?.localStorage?.clear()
  globalThis.window?.sessionStorage?.clear()
})

// Testing Library unmounts after the hooks above.
afterAll(() => expect(watching.map(({ what }) => what)).toEqual([]))
