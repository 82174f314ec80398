import '@testing-library/jest-dom'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks both.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// jsdom's browser is American, so components would show feet.
if ('navigator' in globalThis)
  Object.defineProperty(globalThis.navigator, 'language', { get: () => 'en-GB', configurable: true })

// jsdom has no layout, so nothing comes into view or changes its size.
class NothingSeen {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, { IntersectionObserver: NothingSeen, ResizeObserver: NothingSeen })

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
  jest.spyOn(console, 'error').mockImplementation((...args) => {
    throw new Error(`console.error: ${args.join(' ')}`)
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  globalThis.window?.localStorage?.clear()
  globalThis.window?.sessionStorage?.clear()
})
