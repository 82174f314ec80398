import { UNNAMED } from '@/lib/content/language'
import { fieldOf, textOf } from '@/lib/parsing/record'
import { readEntries } from '@/lib/storage/entries'
import { createStoredValue, jsonCodec } from '@/lib/storage/stored-value'
import { toShownUrl, urlOf } from '@/lib/url/shown-url'
import { sampleWishes } from './sample'

export type Wish = { id: string; name: string; price: number; img: string | null }

/** Skips entries without a valid price. Anything but a list is the sample. */
export function toWishes(json: unknown): readonly Wish[] {
  if (!Array.isArray(json)) return sampleWishes
  return readEntries(json, (entry) => {
    const price = fieldOf(entry, 'price')
    if (typeof price !== 'number' || !(price >= 0)) return null
    const img = toShownUrl(urlOf(entry, 'img'), window.location.href)
    return { name: textOf(entry, 'name') ?? UNNAMED, price, img }
  })
}

export const wishlistStore = createStoredValue(jsonCodec('tersa.wishlist', toWishes))
