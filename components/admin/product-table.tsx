import { type RefObject, useState } from 'react'
import type { Column, Order } from '@/lib/products/arrange'
import type { Product } from '@/lib/products/product'
import styles from './admin.module.scss'
import { ProductEditor } from './product-editor'
import { ProductRow } from './product-row'

const columns: { column: Column; label: string }[] = [
  { column: 'name', label: 'Name' },
  { column: 'price', label: 'Price' },
  { column: 'stock', label: 'Stock' },
]

type Props = {
  products: readonly Product[]
  order: Order
  onOrder: (order: Order) => void
  onDelete: (product: Product) => void
  rows: RefObject<HTMLTableSectionElement | null>
}

export function ProductTable({ products, order, onOrder, onDelete, rows }: Props) {
  const [editing, setEditing] = useState<string | null>(null)

  return (
    <table className="table table-stacked">
      <caption className="visually-hidden">Created products</caption>
      <thead className={`always-shown ${styles.sorts}`}>
        <tr>
          {columns.map(({ column, label }) => (
            <th
              key={column}
              scope="col"
              className={column === 'name' ? '' : 'text-end'}
              aria-sort={
                order?.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined
              }
            >
              <button type="button" onClick={() => onOrder(next(order, column))}>
                {label}
                <span aria-hidden="true">
                  {order?.column === column ? (order.isDescending ? '↓' : '↑') : '↕'}
                </span>
              </button>
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {products.map((product) =>
          editing === product.id ? (
            <ProductEditor key={product.id} product={product} onDone={() => setEditing(null)} />
          ) : (
            <ProductRow
              key={product.id}
              product={product}
              onEdit={() => setEditing(product.id)}
              onDelete={() => onDelete(product)}
            />
          ),
        )}
      </tbody>
    </table>
  )
}

/** Ascending, then descending, then as they were created. */
function next(order: Order, column: Column): Order {
  if (order?.column !== column) return { column, isDescending: false }
  return order.isDescending ? null : { column, isDescending: true }
}
