import '@testing-library/jest-dom'
import { TextDecoder } from 'node:util'

// jsdom lacks it.
Object.assign(globalThis, { TextDecoder })

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
