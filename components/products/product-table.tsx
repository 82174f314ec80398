import type { ReactNode, Ref } from 'react'
import Table from 'react-bootstrap/Table'
import type { Column, Order } from '@/lib/products/arrange'
import styles from './product-table.module.scss'
import { SortButton } from './sort-button'

const COLUMNS: readonly { column: Column; label: string }[] = [
  { column: 'name', label: 'Name' },
  { column: 'price', label: 'Price' },
  { column: 'stock', label: 'Stock' },
]

type Props = {
  order: Order
  onSort: (column: Column, label: string) => void
  selectAll: ReactNode
  ref: Ref<HTMLTableElement>
  children: ReactNode
}

export function ProductTable({ order, onSort, selectAll, ref, children }: Props) {
  return (
    <Table className={`table-stacked ${styles.table}`} ref={ref} tabIndex={-1}>
      <caption className="visually-hidden">Created products</caption>
      <thead className="always-shown">
        <tr>
          <th scope="col" className={styles.choice}>
            {selectAll}
          </th>
          {COLUMNS.map(({ column, label }) => (
            <th
              key={column}
              scope="col"
              className={column === 'name' ? '' : `text-end ${styles.figure}`}
              aria-sort={
                order?.column === column ? (order.isDescending ? 'descending' : 'ascending') : undefined
              }
            >
              <SortButton
                label={label}
                direction={order?.column === column ? (order.isDescending ? 'down' : 'up') : null}
                onClick={() => onSort(column, label)}
              />
            </th>
          ))}
          <th scope="col" className={styles.actions}>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}
