import { useMemo, useRef, useState } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { useStoredValue } from '@/lib/browser/use-browser-value'
import { selectedRows } from '@/lib/content/products'
import { type Product, type RowDraft, rowDrafts } from '@/lib/products/product'

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)

/** Ignores selected products that are no longer listed, and those that are being edited. */
export function useRowSelection(listed: readonly Product[], edited: ReadonlyMap<string, unknown>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const lastToggled = useRef<string | null>(null)

  return useMemo(() => {
    const ids = idsOf(listed).filter((id) => !edited.has(id))
    const selectable = new Set(ids)
    const selected = new Set(ids.filter((id) => chosen.has(id)))

    function set(changed: readonly string[], isSelected: boolean) {
      const next = new Set(selected)
      for (const id of changed) {
        if (isSelected) next.add(id)
        else next.delete(id)
      }
      setChosen(next)
      announce('selection', () => selectedRows(next.size))
    }

    return {
      selected,
      total: ids.length,
      isListed: (id: string) => selectable.has(id),
      /** A range starts at the row toggled last, which may be on another page. */
      toggle(id: string, isRange: boolean) {
        const from = isRange && lastToggled.current !== null ? ids.indexOf(lastToggled.current) : -1
        const to = ids.indexOf(id)
        lastToggled.current = id
        set(from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), !selected.has(id))
      },
      set: (products: readonly Product[], isSelected: boolean) =>
        set(
          idsOf(products).filter((id) => selectable.has(id)),
          isSelected,
        ),
      selectAll: () => set(ids, true),
      clear: () => setChosen((before) => (before.size === 0 ? before : new Set())),
    }
  }, [listed, edited, chosen])
}

export type RowSelection = ReturnType<typeof useRowSelection>

/** Keeps the unsaved text of edited rows while another row is edited, another page is shown, or this one reloads. */
export function useRowDrafts() {
  const stored = useStoredValue(rowDrafts)

  return useMemo(() => {
    const drafts = new Map(stored?.map((draft) => [draft.original.id, draft]))
    return {
      drafts,
      set(draft: RowDraft) {
        const now = new Map(rowDrafts.get().map((each) => [each.original.id, each]))
        rowDrafts.set([...now.set(draft.original.id, draft).values()])
      },
      end: (id: string) => rowDrafts.set(rowDrafts.get().filter(({ original }) => original.id !== id)),
      /** Adds edited products that another tab has deleted, so that their rows stay visible. */
      include: (products: readonly Product[]) => {
        if (drafts.size === 0) return products
        const ids = new Set(products.map(({ id }) => id))
        const missing = [...drafts.values()].filter(({ original }) => !ids.has(original.id))
        return missing.length === 0 ? products : [...missing.map(({ original }) => original), ...products]
      },
    }
  }, [stored])
}

export type RowDrafts = ReturnType<typeof useRowDrafts>
