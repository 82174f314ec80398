import { readItem, writeItem } from './local-items'
import { forgetUnsaved, hasUnsaved, unsavedItem, unsavedKeys } from './unsaved'

/** All that this site keeps begins so; the session's three items do not, and are no part of it. */
const OWN = 'tersa.'

export type OwnItems = Readonly<Record<string, string>>

export const isOwnKey = (key: string) => key.startsWith(OWN)

/** What is kept, and what the browser refused to keep and lives in this tab only. */
export function readOwnItems(): OwnItems {
  const keys = [...new Set([...storedKeys(), ...unsavedKeys().filter(isOwnKey)])]
  const items = keys.map((key) => [key, hasUnsaved(key) ? unsavedItem(key) : readItem(key)] as const)
  return Object.fromEntries(items.filter((item): item is [string, string] => item[1] !== null))
}

/** All of them or none. Returns whether the browser kept them. */
export function replaceOwnItems(items: OwnItems): boolean {
  const before = readOwnItems()
  const isKept = write(items)
  if (!isKept) write(before)
  // The page's own values hear of it as they hear of another tab.
  window.dispatchEvent(new StorageEvent('storage'))
  return isKept
}

function write(items: OwnItems): boolean {
  const isCleared = storedKeys().every((key) => writeItem(key, null))
  unsavedKeys().filter(isOwnKey).forEach(forgetUnsaved)
  return isCleared && Object.entries(items).every(([key, text]) => writeItem(key, text))
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter(isOwnKey)
  } catch {
    return []
  }
}
