import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { sampleWishes } from './sample'
import { toWishes, type Wish } from './wish'

export const wishlistStore = createStoredValue(
  jsonCodec('tersa.wishlist', (json) => toWishes(json) ?? sampleWishes),
)

export function removeWish(id: string) {
  wishlistStore.update((wishes) => wishes.filter((wish) => wish.id !== id))
}

export function returnWish(wish: Wish, index: number) {
  wishlistStore.update((wishes) =>
    wishes.some(({ id }) => id === wish.id) ? wishes : wishes.toSpliced(index, 0, wish),
  )
}
