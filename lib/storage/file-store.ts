// Stores files and the handle of a folder, which localStorage cannot hold. No function throws, because IndexedDB may be
// disabled: each returns what is stored, or whether storing has worked.

import { fieldOf } from '@/lib/parsing/record'

const DATABASE = 'tersa'
const FILES = 'files'
const HANDLES = 'handles'

type StoreName = typeof FILES | typeof HANDLES

function open(): Promise<IDBDatabase> {
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

/** A private window of WebKit refuses blobs, but stores their bytes. */
export async function keepFile(name: string, blob: Blob): Promise<boolean> {
  return (await put(name, () => blob)) || put(name, () => bytesOf(blob))
}

/** `read` may fail, because the file may have been moved or deleted. */
async function put(name: string, read: () => unknown): Promise<boolean> {
  try {
    const value = await read()
    await run(FILES, 'readwrite', (store) => store.put(value, name))
    return true
  } catch {
    return false
  }
}

async function bytesOf(blob: Blob) {
  return { type: blob.type, bytes: await blob.arrayBuffer() }
}

export async function readFile(name: string): Promise<Blob | null> {
  try {
    const found: unknown = await run(FILES, 'readonly', (store) => store.get(name))
    if (found instanceof Blob) return found
    const bytes = fieldOf(found, 'bytes')
    return bytes instanceof ArrayBuffer ? new Blob([bytes], { type: String(fieldOf(found, 'type')) }) : null
  } catch {
    return null
  }
}

export async function fileNames(): Promise<string[]> {
  try {
    return (await run(FILES, 'readonly', (store) => store.getAllKeys())).map(String)
  } catch {
    return []
  }
}

export async function forgetFile(name: string): Promise<void> {
  try {
    await run(FILES, 'readwrite', (store) => store.delete(name))
  } catch {
    // Where deleting fails, storing has failed as well.
  }
}

export async function keepHandle(name: string, handle: FileSystemDirectoryHandle): Promise<void> {
  try {
    await run(HANDLES, 'readwrite', (store) => store.put(handle, name))
  } catch {
    // The visitor chooses the folder again next time.
  }
}

export async function readHandle(name: string): Promise<FileSystemDirectoryHandle | null> {
  try {
    const found: unknown = await run(HANDLES, 'readonly', (store) => store.get(name))
    return found instanceof FileSystemDirectoryHandle ? found : null
  } catch {
    return null
  }
}
