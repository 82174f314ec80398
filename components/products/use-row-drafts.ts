import { useMemo, useState } from 'react'
import type { Product } from '@/lib/products/product'
import type { RowDraft } from '@/lib/products/row-draft'

/** Keeps the unsaved text of edited rows while another row is edited or another page is shown. */
export function useRowDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, RowDraft>>(new Map())

  return useMemo(
    () => ({
      drafts,
      set: (draft: RowDraft) => setDrafts((before) => new Map(before).set(draft.original.id, draft)),
      end: (id: string) => setDrafts((before) => new Map([...before].filter(([each]) => each !== id))),
      /** Adds edited products that another tab has deleted, so that their rows stay visible. */
      include: (products: readonly Product[]) => {
        if (drafts.size === 0) return products
        const ids = new Set(products.map(({ id }) => id))
        const missing = [...drafts.values()].filter(({ original }) => !ids.has(original.id))
        return missing.length === 0 ? products : [...missing.map(({ original }) => original), ...products]
      },
    }),
    [drafts],
  )
}

export type RowDrafts = ReturnType<typeof useRowDrafts>
