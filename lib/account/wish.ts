import { UNNAMED } from '@/lib/content/unnamed'
import { addressOf } from '@/lib/outside/address'
import { toShownAddress } from '@/lib/outside/picture-address'
import { fieldOf } from '@/lib/outside/record'
import { idOf, textOf } from '@/lib/outside/text'

export type Wish = { id: string; name: string; price: number; img: string | null }

/** What is not a list of wishes, or has no id or price, is left out; an id stands once. */
export function toWishes(json: unknown): readonly Wish[] | null {
  if (!Array.isArray(json)) return null
  const wishes = new Map<string, Wish>()
  for (const entry of json) {
    const id = idOf(entry)
    const price = fieldOf(entry, 'price')
    if (id === null || typeof price !== 'number' || !(price >= 0)) continue
    const img = toShownAddress(addressOf(entry, 'img'), window.location.href)
    wishes.set(id, { id, name: textOf(entry, 'name') ?? UNNAMED, price, img })
  }
  return [...wishes.values()]
}
