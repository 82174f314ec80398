import { UNNAMED } from '@/lib/content/language'
import { fieldOf, idOf, textOf } from '@/lib/parsing/record'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toShownUrl, urlOf } from '@/lib/url/shown-url'
import { sampleWishes } from './sample'

export type Wish = { id: string; name: string; price: number; img: string | null }

/** Returns `null` for anything but a list. Skips entries without an id or a valid price, and duplicates. */
export function toWishes(json: unknown): readonly Wish[] | null {
  if (!Array.isArray(json)) return null
  const wishes = new Map<string, Wish>()
  for (const entry of json) {
    const id = idOf(entry)
    const price = fieldOf(entry, 'price')
    if (id === null || typeof price !== 'number' || !(price >= 0)) continue
    const img = toShownUrl(urlOf(entry, 'img'), window.location.href)
    wishes.set(id, { id, name: textOf(entry, 'name') ?? UNNAMED, price, img })
  }
  return [...wishes.values()]
}

export const wishlistStore = createStoredValue(
  jsonCodec('tersa.wishlist', (json): readonly Wish[] => toWishes(json) ?? sampleWishes),
)

export function removeWish(id: string) {
  wishlistStore.update((wishes) => wishes.filter((wish) => wish.id !== id))
}

export function restoreWish(wish: Wish, index: number) {
  wishlistStore.update((wishes) =>
    wishes.some(({ id }) => id === wish.id) ? wishes : wishes.toSpliced(index, 0, wish),
  )
}
