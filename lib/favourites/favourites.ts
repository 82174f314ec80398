import { UNNAMED } from '@/lib/content/language'
import { idOf, textOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toShownUrl, urlOf } from '@/lib/url/shown-url'

export type Favourite = { id: string; name: string; image: string | null }

/** Skips entries without an id, and duplicates. */
export function toFavourites(json: unknown): readonly Favourite[] {
  const byId = new Map<string, Favourite>()
  for (const entry of Array.isArray(json) ? json : []) {
    const id = idOf(entry)
    const image = toShownUrl(urlOf(entry, 'image'), window.location.href)
    if (id) byId.set(id, { id, name: textOf(entry, 'name') ?? UNNAMED, image })
  }
  return [...byId.values()]
}

export const favouritesStore = createStoredValue(jsonCodec('tersa.favourites', toFavourites))

export function isFavourite(favourites: readonly Favourite[], id: string): boolean {
  return favourites.some((favourite) => favourite.id === id)
}

/** Adds a favourite at the end, unless it is one already; `index` restores one at its position. */
export function addFavourite(favourite: Favourite, index = Number.POSITIVE_INFINITY) {
  favouritesStore.update((favourites) =>
    isFavourite(favourites, favourite.id) ? favourites : favourites.toSpliced(index, 0, favourite),
  )
}

export function removeFavourite(id: string) {
  favouritesStore.update((favourites) => favourites.filter((favourite) => favourite.id !== id))
}
