import type { CartLine } from '@/lib/cart/cart-lines'
import { addLines, cartStore, restoreToCart } from '@/lib/cart/cart-store'
import { removeLines } from '@/lib/cart/remove-lines'
import { putInQuote, type QuoteItem, quoteStore, restoreToQuote } from '@/lib/quote/quote-store'

/** The lines of a cart and the films of a quote. */
export type OwnList = { lines: readonly CartLine[]; films: readonly QuoteItem[] }

const ownList = (): OwnList => ({ lines: cartStore.get(), films: quoteStore.get() })

// Each function changes the visitor's list and returns a function that undoes this change alone.

/** Adds quantities; a film replaces the one from the same tool. */
export function addList({ lines, films }: OwnList): () => void {
  const own = ownList()
  addLines(lines)
  films.forEach(putInQuote)
  return () => {
    removeLines(lines, own.lines)
    removeItems(films)
    own.films.forEach((film, index) => {
      if (films.some(({ kind }) => kind === film.kind)) restoreToQuote(film, index)
    })
  }
}

export function emptyList(): () => void {
  const own = ownList()
  removeLines(own.lines)
  removeItems(own.films)
  return () => {
    restoreToCart(own.lines, 0)
    own.films.forEach(restoreToQuote)
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

/** Leaves an item that has been changed since. */
function removeItems(removed: readonly QuoteItem[]) {
  const urls = new Set(removed.map(({ href }) => href))
  quoteStore.update((items) => items.filter(({ href }) => !urls.has(href)))
}
