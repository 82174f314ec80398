import { parseJson } from '@/lib/parsing/parse-json'
import type { OwnItems } from '@/lib/storage/own-items'

/**
 * The items after taking back a replacement of `before` by `after`: lists keep the entries that were added since, other
 * items keep a text that was saved since.
 */
export function takenBack(before: OwnItems, after: OwnItems, now: OwnItems): OwnItems {
  const changed = Object.entries(now).filter(([key, text]) => text !== after[key])
  const kept = changed.map(([key, text]) => [key, mergedText(before[key], after[key], text)])
  return { ...before, ...Object.fromEntries(kept) }
}

/** Each list's parser merges entries of the same id. */
function mergedText(before: string | undefined, after: string | undefined, now: string): string {
  if (!Array.isArray(parseJson(now))) return now
  const [removed, added] = [entriesOf(before), entriesOf(after)]
  const restored = [...removed].filter((entry) => !added.has(entry))
  const kept = [...entriesOf(now)].filter((entry) => removed.has(entry) || !added.has(entry))
  return `[${[...restored, ...kept]}]`
}

function entriesOf(text: string | undefined): ReadonlySet<string> {
  const json = parseJson(text)
  return new Set(Array.isArray(json) ? json.map((entry) => JSON.stringify(entry)) : [])
}
