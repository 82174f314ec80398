import { readItem, writeItem } from './local-items'
import { reportRefusal } from './refusal'
import { hasUnsaved, removeUnsaved, setUnsaved, unsavedItem, unsavedKeys } from './unsaved'
import { removeVisitItems } from './visit-items'

/** Every item of this site begins with this, except the session's three items. */
const OWN = 'tersa.'

/** Session items of this tab that would bring erased data back: drafts, message ids and the page to return to. */
const TAB_KEYS = ['tersa.enquiries', 'tersa.message.', 'tersa.return-to']

/** The time of the last log-out, which belongs to the session. */
const SESSION_MARK = 'tersa.logged-out'

export type OwnItems = Readonly<Record<string, string>>

export const isOwnKey = (key: string) => key.startsWith(OWN) && key !== SESSION_MARK

/** The stored items, and those that the browser refused to store and only this tab has. */
export function readOwnItems(): OwnItems {
  const keys = [...new Set([...storedKeys(), ...unsavedKeys().filter(isOwnKey)])]
  const items = keys.flatMap((key) => {
    const text = hasUnsaved(key) ? unsavedItem(key) : readItem(key)
    return text === null ? [] : [[key, text]]
  })
  return Object.fromEntries(items)
}

/** Replaces all items of this site. Those that the browser refuses to store stay in this tab, like any stored value. */
export function replaceOwnItems(items: OwnItems) {
  const removed = [...storedKeys(), ...unsavedKeys().filter(isOwnKey)].filter(
    (key) => !Object.hasOwn(items, key),
  )
  // Removals come first, because they free space.
  const results = [
    ...removed.map((key) => writeOwnItem(key, null)),
    ...Object.keys(items).map((key) => writeOwnItem(key, items[key])),
  ]
  removeVisitItems((key) => TAB_KEYS.some((own) => key.startsWith(own)))
  // Notifies the stored values of this page as another tab would.
  window.dispatchEvent(new StorageEvent('storage'))
  if (results.includes(false)) reportRefusal()
}

function writeOwnItem(key: string, text: string | null = null): boolean {
  const isUnchanged = readItem(key) === text
  const isStored = isUnchanged || writeItem(key, text)
  if (isStored) removeUnsaved(key)
  else setUnsaved(key, text)
  return isStored
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter(isOwnKey)
  } catch {
    return []
  }
}
