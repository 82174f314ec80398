import type { ItemKey } from './item-key'

export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the change was stored. `null` removes the item. */
export function writeItem(key: ItemKey, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Items that the browser refused to store, held in memory for this visit. */
export const unsaved = new Map<string, string | null>()

export function currentItem(key: string): string | null {
  const text = unsaved.get(key)
  return text === undefined ? readItem(key) : text
}
