import { useUndo } from '@/components/ui/use-undo'
import { type CartLine, keyOf } from '@/lib/cart/cart-lines'
import { cartStore, changeQuantity, restoreToCart } from '@/lib/cart/cart-store'
import { formatPrice } from '@/lib/config/price'
import { listLine, quoteItems } from '@/lib/content/quote/list'
import { type QuoteItem, quoteStore, removeFromQuote, restoreToQuote } from '@/lib/quote/quote-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'

/** The lines of the cart and the films of the quote, and how to remove one of them so that it can be restored. */
export function useOwnList<T extends HTMLElement>(topic: string, lineRemoved: (name: string) => string) {
  const undoing = useUndo<T>(topic)
  return {
    ...undoing,
    lines: useStoredValue(cartStore) ?? [],
    films: useStoredValue(quoteStore) ?? [],
    removeLine(line: CartLine, index: number) {
      changeQuantity(keyOf(line), 0)
      undoing.removed(lineRemoved(line.name), () => restoreToCart([line], index))
    },
    removeFilm(film: QuoteItem, index: number) {
      removeFromQuote(film.kind)
      undoing.removed(quoteItems.removed(film.text), () => restoreToQuote(film, index))
    },
  }
}

/** The list as text, one entry for each line and film. */
export function listTexts(lines: readonly CartLine[], films: readonly QuoteItem[]): readonly string[] {
  const products = lines.map(({ name, price, quantity }) =>
    listLine.product(quantity, name, formatPrice(price)),
  )
  return [...products, ...films.map(({ text }) => text)]
}
