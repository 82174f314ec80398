import { parseJson } from '@/lib/parsing/record'
import { currentItem, type ItemKey, readItem, unsaved, writeItem } from './items'

const refusals = createSignal()
let isReported = false

export const onRefusal = refusals.subscribe

/** Reports a full or blocked storage once, however many writes it refuses. */
export function reportRefusal() {
  if (!isReported) isReported = refusals.notify()
}

type Items = readonly (string | null)[]

export type Codec<T> = {
  keys: readonly ItemKey[]
  /** Never throws: unreadable items give the empty value. */
  decode(items: Items): T
  encode(value: T): Items
}

export function jsonCodec<T>(key: ItemKey, parse: (json: unknown) => T): Codec<T> {
  return {
    keys: [key],
    decode: ([text]) => parse(parseJson(text)),
    encode: (value) => [JSON.stringify(value)],
  }
}

export type StoredValue<T> = ReturnType<typeof createStoredValue<T>>

type Change<T> = (before: T) => T

export function createStoredValue<T>({ keys, decode, encode }: Codec<T>) {
  // `storage` reports other tabs, `pageshow` a return through the back button.
  // Neither is filtered by key: `get` compares the text anyway, and a `clear()`
  // in another tab reports no key at all.
  const { notify, subscribe } = createSignal('storage', 'pageshow')
  let seen: { items: Items; value: T } | null = null
  /** Changes that are not written yet, because another tab may be writing. */
  let waiting: readonly Change<T>[] = []
  let changed: { from: T; by: readonly Change<T>[]; value: T } | null = null

  /** Returns the same reference until the stored text changes, or a change waits to be written. */
  function get(): T {
    const stored = read()
    if (waiting.length === 0) return stored
    if (changed?.from !== stored || changed.by !== waiting)
      changed = { from: stored, by: waiting, value: waiting.reduce((value, change) => change(value), stored) }
    return changed.value
  }

  function read(): T {
    const items = keys.map(currentItem)
    if (!seen || items.some((text, i) => text !== seen?.items[i])) seen = { items, value: decode(items) }
    return seen.value
  }

  /**
   * Applies `change` to the value that is stored at the time of writing, so that concurrent tabs do not overwrite each
   * other. `get` includes the change at once; `change` may run more than once.
   */
  function update(change: Change<T>) {
    waiting = [...waiting, change]
    if (waiting.length === 1) void withLock(`tersa ${keys[0]}`, writeWaiting, writeSilently)
    if (waiting.length > 0) notify()
  }

  function writeWaiting() {
    if (waiting.length > 0) set(get())
  }

  /** Listeners would schedule React work, which Firefox never runs once the page is being left. */
  function writeSilently() {
    if (waiting.length > 0) write(get())
  }

  function set(next: T) {
    const isSaved = write(next)
    notify()
    if (!isSaved) reportRefusal()
  }

  /** Writes all keys or none: when the browser refuses one, the earlier texts are restored. */
  function write(next: T): boolean {
    waiting = []
    const before = keys.map(readItem)
    const items = encode(next)
    // An unchanged value needs no write, which the browser might refuse.
    const isUnchanged = items.every((text, i) => text === before[i])
    const isSaved = isUnchanged || keys.every((key, i) => writeItem(key, items[i] ?? null))
    if (!isSaved) keys.forEach((key, i) => void writeItem(key, before[i] ?? null))
    keys.forEach((key, i) => void (isSaved ? unsaved.delete(key) : unsaved.set(key, items[i] ?? null)))
    seen = { items, value: next }
    return isSaved
  }

  return { get, set, update, subscribe }
}

/** In Chromium other tabs see a write a moment later, so the lock is held that long. */
export const UNTIL_SEEN_MS = 50

/** A tab that holds the lock for longer is frozen or broken, and must not keep others from saving. */
export const LONGEST_WAIT_MS = 1000

/**
 * Runs `work` while no other tab holds the lock; without it after a second, and at once where the browser has no locks.
 * `workBeforeLeaving` runs if the page is left before that, and both may run.
 */
async function withLock(name: string, work: () => void, workBeforeLeaving: () => void): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  // A listener for each call: the end of an earlier call would remove a shared one.
  const onLeave = () => workBeforeLeaving()
  window.addEventListener('pagehide', onLeave)
  try {
    await locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, () => {
      work()
      return new Promise((resolve) => setTimeout(resolve, UNTIL_SEEN_MS))
    })
  } catch {
    // The wait was too long, or the page has no origin and therefore no locks.
    work()
  } finally {
    window.removeEventListener('pagehide', onLeave)
  }
}

/** Notifies its listeners of a change, and of the events of the window that it names. */
export function createSignal(...events: readonly string[]) {
  const listeners = new Set<() => void>()

  return {
    /** Returns whether anyone was listening. */
    notify() {
      for (const onChange of listeners) onChange()
      return listeners.size > 0
    },
    /** Returns a function that unsubscribes. */
    subscribe(onChange: () => void) {
      listeners.add(onChange)
      for (const event of events) window.addEventListener(event, onChange)
      return () => {
        listeners.delete(onChange)
        for (const event of events) window.removeEventListener(event, onChange)
      }
    },
  }
}
