import type { ReactNode, Ref } from 'react'
import Table from 'react-bootstrap/Table'
import type { Order } from '@/lib/products/arrange'
import { FIELDS, type FieldKey } from '@/lib/products/product'
import styles from './product-table.module.scss'

type Props = {
  order: Order
  onSort: (column: FieldKey, label: string) => void
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
          {FIELDS.map(({ key, label, kind }) => (
            <th
              key={key}
              scope="col"
              className={kind === 'text' ? '' : `text-end ${styles.figure}`}
              aria-sort={
                order?.column === key ? (order.isDescending ? 'descending' : 'ascending') : undefined
              }
            >
              <SortButton
                label={label}
                direction={order?.column === key ? (order.isDescending ? 'down' : 'up') : null}
                onClick={() => onSort(key, label)}
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

const ARROWS = { up: '↑', down: '↓' }

type SortProps = { label: string; direction: 'up' | 'down' | null; onClick: () => void }

function SortButton({ label, direction, onClick }: SortProps) {
  return (
    <button type="button" className={styles.sort} onClick={onClick}>
      {label}
      <span aria-hidden="true">{direction ? ARROWS[direction] : '↕'}</span>
    </button>
  )
}
