import { UNNAMED } from '@/lib/content/unnamed'
import { fieldOf } from '@/lib/parsing/record'
import { idOf, textOf } from '@/lib/parsing/text'
import { toShownUrl } from '@/lib/url/shown-url'
import { urlOf } from '@/lib/url/url-field'

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
