import { fieldOf, parseJson } from '@/lib/parsing/record'
import type { OwnItems } from '@/lib/storage/own-items'

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
