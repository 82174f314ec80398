import { fileNames, forgetFile, keepFile, keepHandle, readFile, readHandle } from './file-store'

type Handlers = Record<'onupgradeneeded' | 'oncomplete' | 'onabort', () => void>
type Answer = { result?: unknown; error?: Error } & Partial<Handlers>

let stores: Map<string, Map<string, unknown>>
let refuses: (value: unknown) => boolean
const close = jest.fn()

/** IndexedDB, as far as idb-keyval uses it. */
function open() {
  const createObjectStore = (name: string) => stores.set(name, new Map())
  const request = answered({ result: { transaction: openTransaction, close, createObjectStore } })
  if (stores.size === 0) queueMicrotask(() => request.onupgradeneeded?.())
  return request
}

function answered(request: Answer, isRefused = false) {
  // Two microtasks, so that an upgrade comes first.
  queueMicrotask(() => queueMicrotask(() => (isRefused ? request.onabort?.() : request.oncomplete?.())))
  return request
}

function openTransaction(store: string) {
  const kept = stores.get(store)
  if (!kept) throw new Error('NotFoundError')
  const transaction: Answer = { error: new Error('refused') }
  const objectStore = {
    transaction,
    put(value: unknown, name: string) {
      if (!refuses(value)) kept.set(name, value)
      answered(transaction, refuses(value))
    },
    delete(name: string) {
      kept.delete(name)
      answered(transaction)
    },
    get: (name: string) => answered({ result: kept.get(name) }),
    getAllKeys: () => answered({ result: [...kept.keys()] }),
  }
  return { objectStore: () => objectStore }
}

const bytes = Uint8Array.of(1, 2, 3).buffer
// jsdom's blobs cannot be read.
const picture = () =>
  Object.assign(new Blob([bytes], { type: 'image/png' }), { arrayBuffer: async () => bytes })

beforeEach(() => {
  Object.defineProperty(window, 'indexedDB', { value: { open }, configurable: true })
  stores = new Map()
  refuses = () => false
})

test('a file is stored and read', async () => {
  const blob = picture()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  expect(await keepFile('car.png', blob)).toBe(true)
  jest.advanceTimersByTime(2000)
  expect(await readFile('car.png')).toBe(blob)
  expect(await fileNames()).toEqual(['car.png'])
  await forgetFile('car.png')
  expect(await fileNames()).toEqual([])
  expect(close.mock.calls.length).toBe(5)
})

test('the handle of a folder is stored apart from the files, and anything else is no handle', async () => {
  class FileSystemDirectoryHandle {}
  Object.assign(globalThis, { FileSystemDirectoryHandle })
  const handle: object = new FileSystemDirectoryHandle()
  expect(await keepHandle('folder', handle as never)).toBe(true)
  expect(await readHandle('folder')).toBe(handle)
  expect(await fileNames()).toEqual([])
  stores.get('handles')?.set('folder', {})
  expect(await readHandle('folder')).toBeNull()
})

test('a stored value that is neither a file nor its bytes is no file', async () => {
  await keepFile('car.png', picture())
  stores.get('files')?.set('car.png', { bytes: 'x' })
  expect(await readFile('car.png')).toBeNull()
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
  const [names, onNames] = [fileNames(), jest.fn()]
  void names.then(onNames)
  await jest.advanceTimersByTimeAsync(1999)
  expect(onNames).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(await names).toEqual([])
  expect(await readFile('car.png')).toBeNull()
})
