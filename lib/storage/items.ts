import { createSignal } from '@/lib/browser/browser'
import { attempt } from '@/lib/parsing/record'

export const readItem = (key: string) => attempt(() => window.localStorage.getItem(key), null)

/** Returns whether the change was stored. `null` removes the item. */
export const writeItem = (key: ItemKey, text: string | null) =>
  attempt(() => {
    if (text === null) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, text)
    return true
  }, false)

// Without effects on its own, so that the early script, which needs no signal, is built without one.
const refusals = /* @__PURE__ */ createSignal()
let isReported = false

export const onRefusal = (onChange: () => void) => refusals.subscribe(onChange)

/** Reports a full or blocked storage once, however many writes it refuses. */
export function reportRefusal() {
  if (!isReported) isReported = refusals.notify()
}

/** Items that the browser refused to store, held in memory for this visit. */
export const unsaved = new Map<string, string | null>()

export function currentItem(key: string): string | null {
  const text = unsaved.get(key)
  return text === undefined ? readItem(key) : text
}

/** Reads an item that lasts for this visit only. */
export const readVisitItem = (key: OwnKey) => attempt(() => window.sessionStorage.getItem(key), null)

/** Returns whether the item was stored. */
export const writeVisitItem = (key: OwnKey, text: string) =>
  attempt(() => {
    window.sessionStorage.setItem(key, text)
    return true
  }, false)

/** Reads an item and removes it. */
export function consumeVisitItem(key: OwnKey): string | null {
  const text = readVisitItem(key)
  attempt(() => window.sessionStorage.removeItem(key), undefined)
  return text
}

/** Does nothing if the browser blocks the storage. */
export function removeVisitItems(isRemoved: (key: string) => boolean) {
  attempt(() => {
    for (const key of Object.keys(window.sessionStorage).filter(isRemoved))
      window.sessionStorage.removeItem(key)
  }, undefined)
}

/** “Erase my data” finds the items of features that are not loaded by this prefix. */
export type OwnKey = `tersa.${string}`

/** Every item that may be written; the specification names the session's three. */
export type ItemKey = OwnKey | 'token' | 'user' | 'expiresAt'

export const isOwnKey = (key: string): key is OwnKey => key.startsWith('tersa.')

/** Tells other tabs of a log-out, so it is neither exported nor erased nor restored. */
export const LOGGED_OUT_KEY = 'tersa.logged-out'

export const isExempt = (key: string) => key === LOGGED_OUT_KEY
