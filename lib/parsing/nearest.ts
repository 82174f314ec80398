import { distance } from 'fastest-levenshtein'

/** The candidate that was probably meant, ignoring case; `null` when none is similar enough. */
export function nearest(name: string, candidates: readonly string[]): string | null {
  const limit = Math.ceil(name.length / 3)
  const [best] = candidates
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits)
  return best?.candidate ?? null
}
