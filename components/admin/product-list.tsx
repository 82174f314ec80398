'use client'

import { useDeferredValue, useRef, useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { ShowMore } from '@/components/ui/show-more'
import { UndoBar } from '@/components/ui/undo-bar'
import { useShowMore } from '@/components/ui/use-show-more'
import { useUndo } from '@/components/ui/use-undo'
import { arrange, type Order } from '@/lib/products/arrange'
import type { Product } from '@/lib/products/product'
import { deleteProduct, productsStore, returnProduct } from '@/lib/products/products-store'
import { useStoredValue } from '@/lib/storage/use-stored-value'
import styles from './admin.module.scss'
import { ProductFiles } from './product-files'
import { ProductTable } from './product-table'

export function ProductList() {
  const products = useStoredValue(productsStore)
  const [term, setTerm] = useState('')
  const [order, setOrder] = useState<Order>(null)
  const { last, anchor, removed, undo } = useUndo<HTMLDivElement>('products')
  const found = arrange(products ?? [], useDeferredValue(term), order)
  const rows = useRef<HTMLTableSectionElement>(null)
  const { shown, more, showMore } = useShowMore(found, rows)
  if (!products) return null

  function remove(product: Product) {
    const index = productsStore.get().findIndex(({ id }) => id === product.id)
    deleteProduct(product.id)
    removed(`${product.name} deleted.`, () => returnProduct(product, index))
  }

  return (
    <section aria-labelledby="created-products">
      <div ref={anchor} tabIndex={-1}>
        <UndoBar removal={last} onUndo={undo} />
      </div>
      {products.length === 0 ? (
        <>
          <h2 className="visually-hidden" id="created-products">
            Created products
          </h2>
          <Empty>
            <p className="h3">There are no products created.</p>
            <p>Name and price are enough for the first one.</p>
          </Empty>
        </>
      ) : (
        <div className="sheet-card table-card">
          <div className={styles.head}>
            <h2 className="h3" id="created-products">
              Created products
            </h2>
            <span className="numeric">
              {found.length === products.length ? products.length : `${found.length} of ${products.length}`}
            </span>
          </div>
          <div className={styles.search}>
            <label className="form-label" htmlFor="product-search">
              Find by name
            </label>
            <input
              className="form-control"
              id="product-search"
              type="search"
              autoComplete="off"
              value={term}
              onChange={(event) => setTerm(event.target.value)}
            />
          </div>
          {found.length > 0 ? (
            <ProductTable products={shown} order={order} onOrder={setOrder} onDelete={remove} rows={rows} />
          ) : (
            <p className={styles.none}>
              No product’s name contains “<bdi>{term.trim()}</bdi>”.
            </p>
          )}
          <ShowMore more={more} onShow={showMore} />
        </div>
      )}
      <ProductFiles products={products} onImported={removed} />
    </section>
  )
}
