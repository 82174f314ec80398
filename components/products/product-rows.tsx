import { memo } from 'react'
import Button from 'react-bootstrap/Button'
import { focusAfter, takeLostFocus } from '@/components/ui/focus'
import { productSteps, productRow as texts } from '@/lib/content/products/list'
import { FIELDS, type Product } from '@/lib/products/product'
import { saveProduct } from '@/lib/products/product-actions'
import { productsStore } from '@/lib/products/products-store'
import { describeNews, describeReplaced, type RowDraft, readDraft } from '@/lib/products/row-draft'
import { EditedRow } from './edited-row'
import { ProductRow } from './product-row'
import styles from './product-table.module.scss'
import type { RowDrafts } from './use-row-drafts'
import type { RowSelection } from './use-row-selection'

type Props = {
  rows: readonly Product[]
  /** Products that still exist. A row remains visible after its product is deleted. */
  existing: ReadonlyMap<string, Product>
  lowStock: number
  editing: RowDrafts
  selection: RowSelection
  onDelete: (product: Product) => void
  onRestore: (product: Product) => void
  /** Called when the row that had the focus moves to another page or no longer matches. */
  onFocusLost: () => void
}

/** Unchanged while the list is sorted or searched, until the new rows are ready. */
export const ProductRows = memo(function ProductRows(props: Props) {
  const { rows, existing, lowStock, editing, selection, onDelete, onRestore, onFocusLost } = props

  function close(id: string) {
    focusAfter(
      () => editing.end(id),
      () => document.getElementById(`edit-${id}`),
    )
    if (document.activeElement === document.body) onFocusLost()
  }
  function save(draft: RowDraft) {
    const { id } = draft.original
    const current = productsStore.get().find((product) => product.id === id)
    const value = readDraft(draft, current)
    if ('problem' in value) return editing.set({ ...draft, problem: value })
    const replaced = current && describeReplaced(draft, current, value)
    saveProduct({ id, ...value }, replaced ? productSteps.replaced(replaced) : undefined)
    close(id)
  }

  return rows.map((product) => {
    const { id } = product
    const draft = editing.drafts.get(id)
    if (draft)
      return (
        <EditedRow
          key={id}
          draft={draft}
          news={describeNews(draft, existing.get(id))}
          onChange={(key, text) =>
            editing.set({ ...draft, typed: { ...draft.typed, [key]: text }, problem: null })
          }
          onSave={() => save(draft)}
          onCancel={() => close(id)}
        />
      )
    if (!existing.has(id))
      return <DeletedRow key={id} product={product} onRestore={() => onRestore(product)} />
    return (
      <ProductRow
        key={id}
        product={product}
        isLow={product.stock <= lowStock}
        isSelected={selection.selected.has(id)}
        onToggle={(isRange) => selection.toggle(id, isRange)}
        onEdit={() => editing.set({ original: product, typed: {}, problem: null })}
        onDelete={() => onDelete(product)}
      />
    )
  })
})

/**
 * Keeps the place of a deleted product until the view changes, so that a double click cannot delete the product
 * below as well.
 */
function DeletedRow({ product, onRestore }: { product: Product; onRestore: () => void }) {
  return (
    <tr className={styles.deleted}>
      <td className={`d-print-none ${styles.choice}`} />
      <th scope="row">
        <del>
          <bdi>{product.name}</bdi>
        </del>
      </th>
      <td colSpan={FIELDS.length - 1} className="text-end">
        {texts.deleted}
      </td>
      <td className={`flex-wrap justify-content-start text-start d-print-none ${styles.actions}`}>
        {/* Takes the focus from the removed Delete button, but not from Redo. */}
        <Button
          className="px-2-half"
          variant="line"
          ref={takeLostFocus}
          aria-label={texts.undoDelete(product.name)}
          onClick={onRestore}
        >
          {texts.undo}
        </Button>
      </td>
    </tr>
  )
}
