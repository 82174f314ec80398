import type { ComponentProps } from 'react'
import Table from 'react-bootstrap/Table'
import { productFields, productTable as texts } from '@/lib/content/products/list'
import type { Order } from '@/lib/products/arrange'
import { FIELDS, type FieldKey, type Product } from '@/lib/products/product'
import { RowCheckbox } from './product-row'
import styles from './product-table.module.scss'
import type { RowSelection } from './use-row-selection'

const ARROWS = { ascending: '↑', descending: '↓' }

type Props = {
  order: Order
  onSort: (column: FieldKey) => void
  rows: readonly Product[]
  selection: RowSelection
} & Pick<ComponentProps<'table'>, 'ref' | 'children'>

export function ProductTable({ order, onSort, rows, selection, ref, children }: Props) {
  return (
    <Table className={`table-stacked ${styles.table}`} ref={ref} tabIndex={-1}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead className="always-shown">
        <tr>
          <th scope="col" className={`d-print-none ${styles.choice}`}>
            <SelectPage rows={rows} selection={selection} />
          </th>
          {FIELDS.map(({ key, kind }) => {
            const direction = order?.isDescending ? 'descending' : 'ascending'
            const sorted = order?.column === key ? direction : undefined
            return (
              <th
                key={key}
                scope="col"
                className={kind === 'text' ? '' : `text-end ${styles.figure}`}
                aria-sort={sorted}
              >
                <button
                  type="button"
                  className={`d-inline-flex align-items-center p-0 border-0 text-reset fw-semibold ${styles.sort}`}
                  onClick={() => onSort(key)}
                >
                  {productFields[key].label}
                  <span className="d-print-none" aria-hidden="true">
                    {sorted ? ARROWS[sorted] : '↕'}
                  </span>
                </button>
              </th>
            )
          })}
          <th scope="col" className={`d-print-none ${styles.actions}`}>
            <span className="visually-hidden">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

function SelectPage({ rows, selection }: Pick<Props, 'rows' | 'selection'>) {
  const count = rows.filter(({ id }) => selection.selected.has(id)).length
  const isAll = count > 0 && rows.every(({ id }) => selection.selected.has(id) || !selection.isListed(id))
  return (
    <RowCheckbox
      label={texts.selectPage}
      isChecked={isAll}
      isMixed={count > 0 && !isAll}
      onToggle={() => selection.set(rows, !isAll)}
    />
  )
}
