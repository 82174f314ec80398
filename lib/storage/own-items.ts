import { readItem, writeItem } from './local-items'
import { reportRefusal } from './refusal'
import { forgetUnsaved, hasUnsaved, keepUnsaved, unsavedItem, unsavedKeys } from './unsaved'
import { forgetVisitItems } from './visit-items'

/** All that this site keeps begins so; the session's three items do not, and are no part of it. */
const OWN = 'tersa.'

/** What this tab keeps for itself, and would bring back: its drafts, their messages’ ids, the page to return to. */
const TAB_KEYS = ['tersa.enquiries', 'tersa.message.', 'tersa.return-to']

/** Belongs to the session: when somebody last logged out. */
const SESSION_MARK = 'tersa.logged-out'

export type OwnItems = Readonly<Record<string, string>>

export const isOwnKey = (key: string) => key.startsWith(OWN) && key !== SESSION_MARK

/** What is kept, and what the browser refused to keep and lives in this tab only. */
export function readOwnItems(): OwnItems {
  const keys = [...new Set([...storedKeys(), ...unsavedKeys().filter(isOwnKey)])]
  const items = keys.flatMap((key) => {
    const text = hasUnsaved(key) ? unsavedItem(key) : readItem(key)
    return text === null ? [] : [[key, text]]
  })
  return Object.fromEntries(items)
}

/** These and no others. What the browser refuses to keep lives on in this tab, as any single value does. */
export function replaceOwnItems(items: OwnItems) {
  const gone = [...storedKeys(), ...unsavedKeys().filter(isOwnKey)].filter(
    (key) => !Object.hasOwn(items, key),
  )
  // First what goes: it makes room.
  const isKept = [
    ...gone.map((key) => keep(key, null)),
    ...Object.keys(items).map((key) => keep(key, items[key])),
  ]
  forgetVisitItems((key) => TAB_KEYS.some((own) => key.startsWith(own)))
  // The page's own values hear of it as they hear of another tab.
  window.dispatchEvent(new StorageEvent('storage'))
  if (isKept.includes(false)) reportRefusal()
}

function keep(key: string, text: string | null = null): boolean {
  const isThere = readItem(key) === text
  const isKept = isThere || writeItem(key, text)
  if (isKept) forgetUnsaved(key)
  else keepUnsaved(key, text)
  return isKept
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter(isOwnKey)
  } catch {
    return []
  }
}
