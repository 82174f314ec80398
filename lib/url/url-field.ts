import { fieldOf } from '@/lib/parsing/record'

// A raster picture of 100 kB as a data URL, and some room.
const MAX_LENGTH = 140_000

/** The first of these fields that holds a URL; it is kept whole or not at all. */
export function urlOf(entry: unknown, ...names: string[]): string | null {
  for (const name of names) {
    const value = fieldOf(entry, name)
    if (typeof value !== 'string' || value.length > MAX_LENGTH) continue
    const url = value.trim()
    if (url) return url
  }
  return null
}
