import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '@/components/ui/lazy-part'
import { announce } from '@/lib/announcements/announcements'
import { productFields, productPages, productSheet } from '@/lib/content/products'
import type { FieldKey, Product } from '@/lib/products/product'
import {
  arrange,
  nextOrder,
  pageOf,
  pageOfProduct,
  readView,
  shownProduct,
  type View,
  writeView,
} from '@/lib/products/view'
import { pushQueryState, setQueryState } from '@/lib/url/query-state'
import { useQueryState } from '@/lib/url/use-query-state'
import { ListFilter, ListHead, NoProductFound, PaperHead } from './list-filter'
import { ProductFiles } from './product-files'
import { ProductHistoryButtons } from './product-history'
import { editId, ProductRows, ProductTable, TABLE_ID } from './product-rows'
import styles from './product-table.module.scss'
import { type RowDrafts, useRowSelection } from './use-rows'

// Both are loaded on demand: most visits select nothing, and most lists fit on one page.
const BulkBar = lazyPart(() => import('./bulk-bar').then((module) => module.BulkBar), {
  name: productSheet.bulkBar,
})
const ProductPages = lazyPart(() => import('./product-pages').then((module) => module.ProductPages), {
  name: productSheet.pages,
})

type Props = {
  products: readonly Product[]
  lowStock: number
  editing: RowDrafts
  onFile: (file: File) => void
}

/** The list with what finds, changes and exports its products. */
export function ProductSheet({ products, lowStock, editing, onFile }: Props) {
  const { view, setView, openView, hrefOf } = useListView()
  // A click or a key is answered at once; a long list follows in a later frame.
  const shown = useDeferredValue(view)
  const listed = useMemo(() => editing.include(products), [editing, products])
  const { isOnPaper, existing, arranged, found, page, rows } = useShownRows(products, listed, shown, lowStock)
  const selection = useRowSelection(found, editing.drafts)
  const table = useRef<HTMLTableElement>(null)
  const focusTable = useCallback(() => table.current?.focus({ preventScroll: true }), [])

  const isArranged = found.length < products.length || view.order !== null
  const exported = {
    selected: found.filter(({ id }) => selection.selected.has(id)),
    shown: isArranged ? found : [],
    all: products,
  }

  function filter(change: Partial<View>) {
    selection.clear()
    setView({ ...change, page: 1 })
  }
  function sort(column: FieldKey) {
    const order = nextOrder(view.order, column)
    openView({ order, page: 1 })
    const { label } = productFields[column]
    announce('products', () =>
      order ? productSheet.sorted(label, order.isDescending) : productSheet.unsorted,
    )
  }
  function turnTo(page: number) {
    openView({ page })
    focusTable()
    // jsdom has no layout.
    table.current?.scrollIntoView?.()
    announce('products', () => `${positionOf(pageOf(arranged, page))}.`)
  }
  const focusWhenShown = useFocusWhenShown()
  useEffect(() =>
    shownProduct.subscribe(() => {
      const id = shownProduct.get()
      if (focusWhenShown(editId(id))) return
      const page = pageOfProduct(arranged, id)
      openView(page > 0 ? { page } : { ...EVERYTHING, order: null, page: pageOfProduct(products, id) })
    }),
  )

  return (
    // A scrolling card would prevent the sticky bulk bar from sticking to the window.
    <div className="sheet-card table-card overflow-visible">
      <ListHead found={found} all={products.length} />
      {isOnPaper && <PaperHead view={view} lowStock={lowStock} />}
      <div
        className={`d-flex flex-wrap gap-2 row-gap-sm-2-half column-gap-sm-3-half align-items-end justify-content-sm-between pt-1 px-2-half pb-2-half d-print-none ${styles.tools}`}
      >
        <ProductFiles lists={products.length > 0 ? exported : null} onFile={onFile} />
        <ProductHistoryButtons />
        <ListFilter view={view} lowStock={lowStock} onFilter={filter} />
      </div>
      {rows.length === 0 ? (
        <NoProductFound
          view={shown}
          lowStock={lowStock}
          onShowAll={() => {
            filter(EVERYTHING)
            focusWhenShown(TABLE_ID)
          }}
        />
      ) : (
        <ProductTable
          ref={table}
          caption={page.pages > 1 ? positionOf(page) : null}
          isOnPaper={isOnPaper}
          order={view.order}
          onSort={sort}
          rows={rows}
          selection={selection}
        >
          <ProductRows
            rows={rows}
            existing={existing}
            lowStock={lowStock}
            editing={editing}
            selection={selection}
            onFocusLost={focusTable}
          />
        </ProductTable>
      )}
      {page.pages > 1 && (
        <ProductPages current={page.current} pages={page.pages} hrefOf={hrefOf} onPage={turnTo} />
      )}
      {selection.selected.size > 0 && <BulkBar selection={selection} onLeave={focusTable} />}
    </div>
  )
}

const EVERYTHING = { term: '', isLowStockOnly: false }

/** Stores the view of the list in the URL, so that it survives a reload. */
function useListView() {
  const query = useQueryState()
  const view = useMemo(() => readView(query), [query])
  return {
    view,
    setView: (change: Partial<View>) => setQueryState(writeView({ ...view, ...change })),
    /** Back returns to the view before. */
    openView: (change: Partial<View>) => pushQueryState(writeView({ ...view, ...change })),
    hrefOf: (page: number) => `?${new URLSearchParams(writeView({ ...view, page }))}`,
  }
}

const positionOf = ({ current, pages, from, to }: ReturnType<typeof pageOf>) =>
  productPages.position(current, pages, from, to)

/** Focuses the element with this id, at once or as soon as the deferred list has it. Returns whether it was there. */
function useFocusWhenShown() {
  const wanted = useRef('')
  function focusWanted() {
    const element = document.getElementById(wanted.current)
    element?.focus()
    if (element) wanted.current = ''
    return element !== null
  }
  useEffect(() => void focusWanted())
  return (id: string) => {
    wanted.current = id
    return focusWanted()
  }
}

/** Returns the rows of the current page. `listed` includes edited products that another tab has deleted; `found` does not. */
function useShownRows(
  products: readonly Product[],
  listed: readonly Product[],
  view: View,
  lowStock: number,
) {
  const isOnPaper = useWholeListOnPaper()
  const low = view.isLowStockOnly ? lowStock : null
  const existing = useMemo(() => new Map(products.map((product) => [product.id, product])), [products])
  const arranged = useMemo(
    () => arrange(listed, { term: view.term, lowStock: low }, view.order),
    [listed, view.term, low, view.order],
  )
  const found = useMemo(() => arranged.filter(({ id }) => existing.has(id)), [arranged, existing])
  const page = useMemo(() => pageOf(arranged, view.page), [arranged, view.page])
  return { isOnPaper, existing, arranged, found, page, rows: isOnPaper ? found : page.rows }
}

/** True while printing, so that the printout has all rows instead of one page of 50. */
function useWholeListOnPaper(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)

  useEffect(() => {
    // The browser captures the page as soon as the event handler returns.
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}
