import { createSignal } from '@/lib/browser/browser'
import { parseJson } from '@/lib/parsing/record'
import { currentItem, type ItemKey, readItem, reportRefusal, unsaved, writeItem } from './items'

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

export const textCodec = <T extends string | null>(
  key: ItemKey,
  read: (text: string | null) => T,
): Codec<T> => ({ keys: [key], decode: ([text = null]) => read(text), encode: (value) => [value] })

/** Whether the item is this word. */
export const wordCodec = (key: ItemKey, word: string): Codec<boolean> => ({
  keys: [key],
  decode: ([text]) => text === word,
  encode: (isSaid) => [isSaid ? word : null],
})

export type StoredValue<T> = ReturnType<typeof createStoredValue<T>>

type Change<T> = (before: T) => T

export function createStoredValue<T>({ keys, decode, encode }: Codec<T>) {
  // `storage` reports other tabs, `pageshow` a return through the back button. Neither is filtered by key: `get` compares
  // the text anyway, and a `clear()` in another tab reports no key at all.
  const { notify, subscribe } = createSignal('storage', 'pageshow')
  /** Changes that are not written yet, because another tab may be writing. */
  let waiting: readonly Change<T>[] = []
  let known: { items: Items; value: T } | null = null

  /** Returns the same reference until the stored text changes, or a change waits to be written. */
  function get(): T {
    const items = keys.map(currentItem)
    if (!known || known.items.some((text, i) => text !== items[i]))
      known = { items, value: waiting.reduce((value, change) => change(value), decode(items)) }
    return known.value
  }

  /**
   * Applies `change` to the value that is stored at the time of writing, so that concurrent tabs do not overwrite each
   * other. `get` includes the change at once; `change` may run more than once.
   */
  function update(change: Change<T>) {
    const value = change(get())
    waiting = [...waiting, change]
    known = { items: keys.map(currentItem), value }
    if (waiting.length === 1)
      void withLock(
        `tersa ${keys[0]}`,
        () => set(get()),
        // Listeners would schedule React work, which Firefox never runs once the page is being left.
        () => write(get()),
      )
    notify()
  }

  /** Returns whether the browser has stored the value; otherwise it lasts for this visit. */
  function set(next: T): boolean {
    const isSaved = write(next)
    notify()
    if (!isSaved) reportRefusal()
    return isSaved
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
    known = { items, value: next }
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
 * `beforeLeaving` runs if the page is left before that, and both may run.
 */
async function withLock(name: string, work: () => void, beforeLeaving: () => void): Promise<void> {
  const left = new AbortController()
  window.addEventListener('pagehide', beforeLeaving, { signal: left.signal })
  try {
    await navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, () => {
      work()
      return new Promise((resolve) => setTimeout(resolve, UNTIL_SEEN_MS))
    })
  } catch {
    // The wait was too long, or there are no locks: in an old browser, or on a page without an origin.
    work()
  }
  left.abort()
}
