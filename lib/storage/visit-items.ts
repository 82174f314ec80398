import type { OwnKey } from './item-key'

/** Reads an item that lasts for this visit only. */
export function readVisitItem(key: OwnKey): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Returns whether the item was stored. */
export function writeVisitItem(key: OwnKey, text: string): boolean {
  try {
    window.sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Reads an item and removes it. */
export function consumeVisitItem(key: OwnKey): string | null {
  const text = readVisitItem(key)
  try {
    if (text !== null) window.sessionStorage.removeItem(key)
  } catch {
    // If storage is not writable, there is no item to remove.
  }
  return text
}

export function removeVisitItems(isRemoved: (key: string) => boolean) {
  try {
    for (const key of Object.keys(window.sessionStorage).filter(isRemoved))
      window.sessionStorage.removeItem(key)
  } catch {
    // If storage is not readable, there is nothing to remove.
  }
}
