import type { CartLine } from '@/lib/cart/cart'
import { cartStore } from '@/lib/cart/cart'
import { addLines, removeLines, restoreToCart } from '@/lib/cart/change-cart'
import { putInQuote, removeFromQuote } from '@/lib/quote/change-quote'
import type { FilmUrl } from '@/lib/quote/film-url'
import { quoteStore } from '@/lib/quote/quote-store'

/** The lines of a cart and the films of a quote. */
export type OwnList = { lines: readonly CartLine[]; films: readonly FilmUrl[] }

const ownList = (): OwnList => ({ lines: cartStore.get(), films: quoteStore.get() })

// Each function changes the visitor's list and returns a function that undoes this change alone.

/** Adds quantities, and the films that the list does not have yet, until it is full. */
export function addList({ lines, films }: OwnList): () => void {
  const own = ownList()
  addLines(lines)
  for (const film of films) putInQuote(film)
  return () => {
    removeLines(lines, own.lines)
    for (const film of films) if (!own.films.includes(film)) removeFromQuote(film)
  }
}

/** Removes the whole list, or a part of it. */
export function emptyList(removed: OwnList = ownList()): () => void {
  removeLines(removed.lines)
  removed.films.forEach(removeFromQuote)
  return () => {
    restoreToCart(removed.lines, 0)
    removed.films.forEach(putInQuote)
  }
}

export function replaceList(list: OwnList): () => void {
  const restore = emptyList()
  const undo = addList(list)
  return () => {
    undo()
    restore()
  }
}
