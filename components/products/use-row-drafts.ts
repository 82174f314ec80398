import { useMemo, useState } from 'react'
import type { FieldKey, Problem, Product } from '@/lib/products/product'
import type { RowDraft } from '@/lib/products/row-draft'

/** Keeps the unsaved text of edited rows while another row is edited or another page is shown. */
export function useRowDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, RowDraft>>(new Map())

  return useMemo(() => {
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
      begin: (product: Product) => set(product.id, { original: product, typed: {}, problem: null }),
      change: (draft: RowDraft, key: FieldKey, text: string) =>
        set(draft.original.id, { ...draft, typed: { ...draft.typed, [key]: text }, problem: null }),
      refuse: (draft: RowDraft, problem: Problem) => set(draft.original.id, { ...draft, problem }),
      end: (id: string) => set(id, null),
      /** Adds edited products that another tab has deleted, so that their rows stay visible. */
      include: (products: readonly Product[]) => {
        if (drafts.size === 0) return products
        const ids = new Set(products.map(({ id }) => id))
        const missing = [...drafts.values()].filter(({ original }) => !ids.has(original.id))
        return missing.length === 0 ? products : [...missing.map(({ original }) => original), ...products]
      },
    }
  }, [drafts])
}

export type RowDrafts = ReturnType<typeof useRowDrafts>
