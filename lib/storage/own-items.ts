import { attempt } from '@/lib/parsing/record'
import {
  currentItem,
  isExempt,
  isOwnKey,
  type OwnKey,
  readItem,
  removeVisitItems,
  reportRefusal,
  unsaved,
  writeItem,
} from './items'

export type OwnItems = Readonly<Record<string, string>>

const ownKeys = (keys: readonly string[]) => keys.filter(isOwnKey).filter((key) => !isExempt(key))

/** The stored items, and those that the browser refused to store and only this tab has. */
export function readOwnItems(): OwnItems {
  const items = keysNow().flatMap((key) => {
    const text = currentItem(key)
    return text === null ? [] : [[key, text]]
  })
  return Object.fromEntries(items)
}

/** Replaces all items of this site. Those that the browser refuses to store stay in this tab, like any stored value. */
export function replaceOwnItems(items: OwnItems) {
  const removed = keysNow().filter((key) => !Object.hasOwn(items, key))
  // Removals come first, because they free space.
  const results = [
    ...removed.map((key) => writeOwnItem(key, null)),
    ...ownKeys(Object.keys(items)).map((key) => writeOwnItem(key, items[key])),
  ]
  // A draft of this tab, for example, would bring erased data back.
  removeVisitItems(isOwnKey)
  // Notifies the stored values of this page as another tab would.
  window.dispatchEvent(new StorageEvent('storage'))
  if (results.includes(false)) reportRefusal()
}

function writeOwnItem(key: OwnKey, text: string | null = null): boolean {
  const isUnchanged = readItem(key) === text
  const isStored = isUnchanged || writeItem(key, text)
  if (isStored) unsaved.delete(key)
  else unsaved.set(key, text)
  return isStored
}

const keysNow = () => [...new Set(ownKeys([...storedKeys(), ...unsaved.keys()]))]

const storedKeys = () => attempt(() => Object.keys(window.localStorage), [])
