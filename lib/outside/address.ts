import { fieldOf } from './record'

// A raster picture of 100 kB as a data address, and some room.
const MAX_LENGTH = 140_000

/** The first of these fields that holds an address; it is kept whole or not at all. */
export function addressOf(entry: unknown, ...names: string[]): string | null {
  for (const name of names) {
    const value = fieldOf(entry, name)
    if (typeof value !== 'string' || value.length > MAX_LENGTH) continue
    const address = value.trim()
    if (address) return address
  }
  return null
}
