import { UNNAMED } from '@/lib/content/unnamed'
import { addressOf } from '@/lib/outside/address'
import { textOf } from '@/lib/outside/text'
import { jsonCodec } from '@/lib/storage/json-codec'
import { createStoredValue } from '@/lib/storage/stored-value'

export type Favourite = { id: string; name: string; image: string | null }

/** What is not a list of favourites, or has no id, is left out; an id stands once. */
export function toFavourites(json: unknown): readonly Favourite[] {
  const byId = new Map<string, Favourite>()
  for (const entry of Array.isArray(json) ? json : []) {
    const id = textOf(entry, 'id')
    if (id) byId.set(id, { id, name: textOf(entry, 'name') ?? UNNAMED, image: addressOf(entry, 'image') })
  }
  return [...byId.values()]
}

export const favouritesStore = createStoredValue(jsonCodec('tersa.favourites', toFavourites))
