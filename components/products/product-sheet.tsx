import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef } from 'react'
import Button from 'react-bootstrap/Button'
import { takeLostFocus } from '@/components/ui/focus'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { formatPrice } from '@/lib/config/price'
import { productFields, productList, productSheet as texts } from '@/lib/content/products/list'
import { totalsOf } from '@/lib/products/arrange'
import type { FieldKey, Product } from '@/lib/products/product'
import { nextOrder, readView, type View, writeView } from '@/lib/products/view'
import { setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { ProductHistoryButtons } from './history-buttons'
import { ListFilter } from './list-filter'
import { ProductRows } from './product-rows'
import styles from './product-sheet.module.scss'
import { ProductTable } from './product-table'
import { useDeletedRows } from './use-deleted-rows'
import type { RowDrafts } from './use-row-drafts'
import { useRowSelection } from './use-row-selection'
import { useShownRows } from './use-shown-rows'

// Both are loaded on demand: most visits select nothing, and most lists fit on one page.
const BulkBar = lazyPart(() => import('./bulk-bar').then((module) => module.BulkBar), {
  name: texts.bulkBar,
})
const ProductPages = lazyPart(() => import('./product-pages').then((module) => module.ProductPages), {
  name: texts.pages,
})

type Props = {
  products: readonly Product[]
  lowStock: number
  editing: RowDrafts
  /** The buttons for files. */
  files: ReactNode
}

export function ProductSheet({ products, lowStock, editing, files }: Props) {
  const { view, setView, hrefOf } = useListView()
  // A click or a key is answered at once; a long list follows in a later frame.
  const shown = useDeferredValue(view)
  const deleted = useDeletedRows()
  const listed = useMemo(() => editing.include(deleted.include(products)), [editing, deleted, products])
  const { existing, found, pages, current, rows } = useShownRows(products, listed, shown, lowStock)
  const selection = useRowSelection(found, editing.drafts)
  const table = useRef<HTMLTableElement>(null)
  const focusTable = useCallback(() => table.current?.focus({ preventScroll: true }), [])

  function show(change: Partial<View>) {
    deleted.forget()
    setView(change)
  }
  function filter(change: Partial<View>) {
    selection.clear()
    show({ ...change, page: 1 })
  }
  function sort(column: FieldKey) {
    const order = nextOrder(view.order, column)
    show({ order, page: 1 })
    const { label } = productFields[column]
    announce('products', () => (order ? texts.sorted(label, order.isDescending) : texts.unsorted))
  }
  function turnTo(page: number) {
    show({ page })
    table.current?.focus()
  }

  return (
    // A scrolling card would prevent the sticky bulk bar from sticking to the window.
    <div className="sheet-card table-card overflow-visible">
      <ListHead found={found} all={products.length} />
      <div
        className={`d-flex flex-wrap align-items-end pt-1 px-2-half pb-2-half d-print-none ${styles.tools}`}
      >
        {/* On a narrow screen the form comes after the list. */}
        <a className="btn btn-primary d-lg-none" href="#new-name">
          {texts.toForm}
        </a>
        {files}
        <ProductHistoryButtons />
        <ListFilter view={view} lowStock={lowStock} onFilter={filter} />
      </div>
      {rows.length === 0 ? (
        <NoProductFound
          view={shown}
          lowStock={lowStock}
          onShowAll={() => filter({ term: '', isLowStockOnly: false })}
        />
      ) : (
        <ProductTable ref={table} order={view.order} onSort={sort} rows={rows} selection={selection}>
          <ProductRows
            rows={rows}
            existing={existing}
            lowStock={lowStock}
            editing={editing}
            selection={selection}
            onDelete={deleted.remove}
            onRestore={deleted.restore}
            onFocusLost={focusTable}
          />
        </ProductTable>
      )}
      {pages > 1 && <ProductPages current={current} pages={pages} hrefOf={hrefOf} onPage={turnTo} />}
      {selection.selected.size > 0 && <BulkBar selection={selection} onLeave={focusTable} />}
    </div>
  )
}

/** Stores the view of the list in the URL, so that it survives a reload. */
function useListView() {
  const query = useQueryState()
  const view = useMemo(() => readView(query), [query])
  return {
    view,
    setView: (change: Partial<View>) => setQueryState(writeView({ ...view, ...change })),
    hrefOf: (page: number) => `?${new URLSearchParams(writeView({ ...view, page }))}`,
  }
}

/** The totals cover only the products that match the search and the filter. */
function ListHead({ found, all }: { found: readonly Product[]; all: number }) {
  const { pieces, value } = totalsOf(found)
  return (
    <div className="d-flex flex-wrap row-gap-1 column-gap-3 align-items-center pt-2-half px-2-half pb-2">
      <h2 className="h3 m-0" id="created-products">
        {productList.heading}
      </h2>
      <p className={`numeric text-body-secondary m-0 ${styles.summary}`} role="status">
        {texts.summary(found.length, all, pieces, formatPrice(Math.round(value * 100) / 100))}
      </p>
    </div>
  )
}

type NoneProps = { view: View; lowStock: number; onShowAll: () => void }

function NoProductFound({ view, lowStock, onShowAll }: NoneProps) {
  const term = view.term.trim()
  const noMatch = view.isLowStockOnly ? texts.noLowStockMatch : texts.noMatch
  return (
    <div className="d-flex flex-column gap-3 align-items-start px-2-half py-3">
      {term !== '' && (
        <p className="m-0">
          {noMatch.before}
          <bdi>{term}</bdi>
          {noMatch.after}
        </p>
      )}
      {term === '' && <p className="m-0">{texts.noLowStock(lowStock)}</p>}
      {/* The row that had the focus no longer matches. */}
      <Button variant="line" ref={takeLostFocus} onClick={onShowAll}>
        {texts.showAll}
      </Button>
    </div>
  )
}
