import { del, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { fieldOf } from '@/lib/parsing/record'

// Stores files and the handle of a folder, which localStorage cannot hold. No function throws: each returns what is
// stored, or whether storing has worked.

const FILES = storeOf('files')
const HANDLES = storeOf('handles')

/** A store of idb-keyval's own is alone in its database; drafts of earlier versions have both in one. */
function storeOf(name: 'files' | 'handles'): UseStore {
  return async (mode, work) => {
    const database = await open()
    try {
      return await work(database.transaction(name, mode).objectStore(name))
    } finally {
      database.close()
    }
  }
}

/** Some browsers never answer, for example after a crash. */
const ANSWER_MS = 2000
let isSilent = false

/** After one silence every later call fails at once, so that the visitor does not wait again. */
async function open(): Promise<IDBDatabase> {
  if (isSilent) throw new Error('IndexedDB has not answered.')
  const request = window.indexedDB.open('tersa', 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('files')
    request.result.createObjectStore('handles')
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isSilent = true
      reject(new Error('IndexedDB does not answer.'))
    }, ANSWER_MS)
  })
  return Promise.race([promisifyRequest(request), silence]).finally(() => clearTimeout(timer))
}

/** IndexedDB may be disabled, and a file may have been moved or deleted since it was chosen. */
async function attempt<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}

const put = (store: UseStore, name: string, read: () => unknown) =>
  attempt(async () => {
    await set(name, await read(), store)
    return true
  }, false)

/** A private window of WebKit refuses blobs, but stores their bytes. */
export async function keepFile(name: string, blob: Blob): Promise<boolean> {
  return (await put(FILES, name, () => blob)) || put(FILES, name, () => bytesOf(blob))
}

async function bytesOf(blob: Blob) {
  return { type: blob.type, bytes: await blob.arrayBuffer() }
}

export const readFile = (name: string) =>
  attempt(async () => {
    const found: unknown = await get(name, FILES)
    if (found instanceof Blob) return found
    const bytes = fieldOf(found, 'bytes')
    return bytes instanceof ArrayBuffer ? new Blob([bytes], { type: String(fieldOf(found, 'type')) }) : null
  }, null)

export const fileNames = () => attempt(async () => (await keys(FILES)).map(String), [])

export const forgetFile = (name: string) => attempt(() => del(name, FILES), undefined)

/** If it is not kept, the visitor chooses the folder again next time. */
export const keepHandle = (name: string, handle: FileSystemDirectoryHandle) =>
  put(HANDLES, name, () => handle)

export const readHandle = (name: string) =>
  attempt(async () => {
    const found: unknown = await get(name, HANDLES)
    return found instanceof FileSystemDirectoryHandle ? found : null
  }, null)
