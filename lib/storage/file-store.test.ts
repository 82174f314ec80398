import { fileNames, keepFile, readFile } from './file-store'

type Answer = { result?: unknown; error?: Error; oncomplete?: () => void; onabort?: () => void }

let kept: Map<string, unknown>
let refuses: (value: unknown) => boolean

/** IndexedDB, as far as idb-keyval uses it. */
const indexedDB = { open: () => answer({ transaction: openTransaction, close: () => {} }) }

function answer(result?: unknown): Answer {
  const request: Answer = { result }
  queueMicrotask(() => request.oncomplete?.())
  return request
}

function openTransaction() {
  const transaction: Answer = { error: new Error('refused') }
  const put = (value: unknown, name: string) => {
    const isRefused = refuses(value)
    if (!isRefused) kept.set(name, value)
    queueMicrotask(() => (isRefused ? transaction.onabort?.() : transaction.oncomplete?.()))
  }
  const read = { get: (name: string) => answer(kept.get(name)), getAllKeys: () => answer([...kept.keys()]) }
  return { objectStore: () => ({ transaction, put, ...read }) }
}

const bytes = Uint8Array.of(1, 2, 3).buffer
// jsdom's blobs cannot be read.
const picture = () =>
  Object.assign(new Blob([bytes], { type: 'image/png' }), { arrayBuffer: async () => bytes })

beforeEach(() => {
  Object.defineProperty(window, 'indexedDB', { value: indexedDB, configurable: true })
  kept = new Map()
  refuses = () => false
})

test('a file is stored and read', async () => {
  const blob = picture()
  expect(await keepFile('car.png', blob)).toBe(true)
  expect(await readFile('car.png')).toBe(blob)
  expect(await fileNames()).toEqual(['car.png'])
})

test('a file that was moved since it was chosen, or that the browser refuses, is reported as not kept', async () => {
  refuses = () => true
  const moved = Object.assign(picture(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect(await keepFile('car.png', moved)).toBe(false)
  expect(await keepFile('car.png', picture())).toBe(false)
  expect(await readFile('car.png')).toBeNull()
})

test('a browser that refuses blobs keeps the bytes', async () => {
  refuses = (value) => value instanceof Blob
  expect(await keepFile('car.png', picture())).toBe(true)
  const file = await readFile('car.png')
  expect([file?.type, file?.size]).toEqual(['image/png', 3])
})

test('when the database never answers, the store gives up after two seconds and does not wait again', async () => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'indexedDB', { value: { open: () => ({}) }, configurable: true })
  const names = fileNames()
  await jest.advanceTimersByTimeAsync(2000)
  expect(await names).toEqual([])
  expect(await readFile('car.png')).toBeNull()
  jest.useRealTimers()
})
