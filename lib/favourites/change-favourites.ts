// Separate from the store, which every page loads for the number in its header.
import { type Favourite, favouritesStore } from './favourites-store'

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
