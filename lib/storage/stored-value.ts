import { readItem, writeItem } from './local-items'
import { reportRefusal } from './refusal'
import { forgetUnsaved, hasUnsaved, keepUnsaved, unsavedItem } from './unsaved'

type Items = readonly (string | null)[]

export type Codec<T> = {
  keys: readonly string[]
  /** Never throws: what it cannot read is the empty value. */
  decode(items: Items): T
  encode(value: T): Items
}

export type StoredValue<T> = ReturnType<typeof createStoredValue<T>>

export function createStoredValue<T>({ keys, decode, encode }: Codec<T>) {
  const listeners = new Set<() => void>()
  let seen: { items: Items; value: T } | null = null

  /** Returns the same reference until the stored text changes. */
  function get(): T {
    const items = keys.map((key) => (hasUnsaved(key) ? unsavedItem(key) : readItem(key)))
    if (!seen || items.some((text, i) => text !== seen?.items[i])) seen = { items, value: decode(items) }
    return seen.value
  }

  /** All keys or none: when the browser refuses one, the earlier texts come back. */
  function set(next: T) {
    const before = keys.map(readItem)
    const items = encode(next)
    // What stands there already needs no writing, which a browser might refuse.
    const isThere = items.every((text, i) => text === before[i])
    const isSaved = isThere || keys.every((key, i) => writeItem(key, items[i] ?? null))
    if (!isSaved) keys.forEach((key, i) => void writeItem(key, before[i] ?? null))
    keys.forEach((key, i) => void (isSaved ? forgetUnsaved(key) : keepUnsaved(key, items[i] ?? null)))
    seen = { items, value: next }
    for (const onChange of listeners) onChange()
    if (!isSaved) reportRefusal()
  }

  // `storage` reports other tabs, `pageshow` a return through the back button.
  // Neither is filtered by key: `get` compares the text anyway, and a `clear()`
  // in another tab reports no key at all.
  function subscribe(onChange: () => void) {
    listeners.add(onChange)
    window.addEventListener('storage', onChange)
    window.addEventListener('pageshow', onChange)
    return () => {
      listeners.delete(onChange)
      window.removeEventListener('storage', onChange)
      window.removeEventListener('pageshow', onChange)
    }
  }

  return { get, set, subscribe }
}
