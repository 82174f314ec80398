import { fieldOf } from '@/lib/parsing/record'

// Stores files and the handle of a folder, which localStorage cannot hold. No function throws: each returns what is
// stored, or whether storing has worked. Decision 053 says why no library does this.

const DATABASE = 'tersa'
const FILES = 'files'
const HANDLES = 'handles'

type StoreName = typeof FILES | typeof HANDLES

/** Some browsers never answer, for example after a crash. */
const ANSWER_MS = 2000
let isSilent = false

/** After one silence every later call fails at once, so that the visitor does not wait again. */
function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (isSilent) return reject(new Error('IndexedDB has not answered.'))
    const timer = setTimeout(() => {
      isSilent = true
      reject(new Error('IndexedDB does not answer.'))
    }, ANSWER_MS)
    requestDatabase()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

function requestDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = window.indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(FILES)
      request.result.createObjectStore(HANDLES)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('IndexedDB is blocked.'))
  })
}

/** Runs one transaction, and resolves with the result of its request once everything is written. */
async function run<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(name, mode)
      const request = work(transaction.objectStore(name))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
      transaction.onerror = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** IndexedDB may be disabled, and a file may have been moved or deleted since it was chosen. */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

const put = (store: StoreName, name: string, read: () => unknown) =>
  attempt(async () => {
    const value = await read()
    await run(store, 'readwrite', (values) => values.put(value, name))
    return true
  }, false)

const get = (store: StoreName, name: string): Promise<unknown> =>
  run(store, 'readonly', (values) => values.get(name))

/** A private window of WebKit refuses blobs, but stores their bytes. */
export async function keepFile(name: string, blob: Blob): Promise<boolean> {
  return (await put(FILES, name, () => blob)) || put(FILES, name, () => bytesOf(blob))
}

async function bytesOf(blob: Blob) {
  return { type: blob.type, bytes: await blob.arrayBuffer() }
}

export const readFile = (name: string) =>
  attempt(async () => {
    const found = await get(FILES, name)
    if (found instanceof Blob) return found
    const bytes = fieldOf(found, 'bytes')
    return bytes instanceof ArrayBuffer ? new Blob([bytes], { type: String(fieldOf(found, 'type')) }) : null
  }, null)

export const fileNames = () =>
  attempt(async () => (await run(FILES, 'readonly', (files) => files.getAllKeys())).map(String), [])

export const forgetFile = (name: string) =>
  attempt(() => run(FILES, 'readwrite', (files) => files.delete(name)), undefined)

/** If it is not kept, the visitor chooses the folder again next time. */
export const keepHandle = (name: string, handle: FileSystemDirectoryHandle) =>
  put(HANDLES, name, () => handle)

export const readHandle = (name: string) =>
  attempt(async () => {
    const found = await get(HANDLES, name)
    return found instanceof FileSystemDirectoryHandle ? found : null
  }, null)
