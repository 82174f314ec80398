import { useState } from 'react'
import { numberText, type Product, type ProductText, readProduct } from '@/lib/products/product'

type Problem = { field: keyof ProductText; problem: string }
export type RowDraft = { original: Product; text: ProductText; problem: Problem | null }

/** Keeps the unsaved text of edited rows while another row is edited or another page is shown. */
export function useRowDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, RowDraft>>(new Map())

  function set(id: string, draft: RowDraft | null) {
    setDrafts((before) => {
      const next = new Map(before)
      if (draft) next.set(id, draft)
      else next.delete(id)
      return next
    })
  }

  return {
    drafts,
    begin: (product: Product) => set(product.id, { original: product, text: textOf(product), problem: null }),
    change: (draft: RowDraft, field: keyof ProductText, value: string) =>
      set(draft.original.id, { ...draft, text: { ...draft.text, [field]: value }, problem: null }),
    refuse: (draft: RowDraft, problem: Problem) => set(draft.original.id, { ...draft, problem }),
    end: (id: string) => set(id, null),
    /** Adds edited products that another tab has deleted, so that their rows stay visible. */
    include: (products: readonly Product[]) => {
      const ids = new Set(products.map(({ id }) => id))
      const missing = [...drafts.values()].filter(({ original }) => !ids.has(original.id))
      return missing.length === 0 ? products : [...missing.map(({ original }) => original), ...products]
    },
  }
}

export type RowDrafts = ReturnType<typeof useRowDrafts>

function textOf({ name, price, stock }: Product): ProductText {
  return { name, price: numberText(price), stock: numberText(stock) }
}

/** Unedited fields use the current value, so that another tab's changes are not overwritten. */
export function readDraft({ original, text }: RowDraft, current: Product | undefined) {
  const before = textOf(original)
  const now = textOf(current ?? original)
  const field = (name: keyof ProductText) => (text[name] === before[name] ? now[name] : text[name])
  return readProduct({ name: field('name'), price: field('price'), stock: field('stock') })
}
