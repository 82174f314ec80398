import { fieldOf } from '@/lib/parsing/record'

// Enough for a raster picture of 100 kB as a data URL.
const MAX_LENGTH = 140_000

/** The first of these fields that holds a URL. A URL that is too long is rejected, because it cannot be cut. */
export function urlOf(entry: unknown, ...names: string[]): string | null {
  for (const name of names) {
    const value = fieldOf(entry, name)
    if (typeof value !== 'string' || value.length > MAX_LENGTH) continue
    const url = value.trim()
    if (url) return url
  }
  return null
}
