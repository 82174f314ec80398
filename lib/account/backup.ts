import { backup as texts } from '@/lib/content/account'
import { fieldOf, isRecord, parseJson } from '@/lib/parsing/record'
import { isExempt, isOwnKey } from '@/lib/storage/items'
import type { OwnItems } from '@/lib/storage/own-items'

const KIND = 'tersa-backup'
const VERSION = 1

export function writeBackup(items: OwnItems): string {
  return JSON.stringify({ kind: KIND, version: VERSION, items }, null, 2)
}

/** Checks the format and the keys only; each feature parses its own values when it reads them. */
export function readBackup(text: string): { items: OwnItems } | { problem: string } {
  const json = parseJson(text)
  const items = fieldOf(json, 'items')
  if (fieldOf(json, 'kind') !== KIND || !isRecord(items)) return { problem: texts.notOurs }
  if (fieldOf(json, 'version') !== VERSION) return { problem: texts.otherVersion }

  const entries = Object.keys(items).map((key) => [key, fieldOf(items, key)] as const)
  const foreign = entries.find(([key, value]) => !isOwnKey(key) || isExempt(key) || typeof value !== 'string')
  if (foreign) return { problem: texts.foreignItem(foreign[0].slice(0, 40)) }
  return { items: Object.fromEntries(entries.map(([key, value]) => [key, String(value)])) }
}

/**
 * The items after undoing a replacement of `before` by `after`: lists keep entries added since, and other items keep a
 * value saved since.
 */
export function undoReplacement(before: OwnItems, after: OwnItems, now: OwnItems): OwnItems {
  const changed = Object.entries(now).filter(([key, text]) => text !== after[key])
  const kept = changed.map(([key, text]) => [key, mergedText(before[key], after[key], text)])
  return { ...before, ...Object.fromEntries(kept) }
}

/** Each list's parser merges entries of the same id. */
function mergedText(before: string | undefined, after: string | undefined, now: string): string {
  if (!Array.isArray(parseJson(now))) return now
  const [removed, added] = [entriesOf(before), entriesOf(after)]
  const kept = [...entriesOf(now)].filter((entry) => removed.has(entry) || !added.has(entry))
  // The cart sums lines of the same id, so an entry that was edited since must not be restored next to its new version.
  const addedIds = new Set([...added].map(idIn))
  const edited = new Set(kept.map(idIn).filter((id) => id !== undefined && addedIds.has(id)))
  const restored = [...removed].filter((entry) => !added.has(entry) && !edited.has(idIn(entry)))
  return `[${[...restored, ...kept]}]`
}

const idIn = (entry: string) => fieldOf(parseJson(entry), 'id') ?? undefined

function entriesOf(text: string | undefined): ReadonlySet<string> {
  const json = parseJson(text)
  return new Set(Array.isArray(json) ? json.map((entry) => JSON.stringify(entry)) : [])
}
