import { type ChangeEvent, type ComponentProps, type KeyboardEvent, memo } from 'react'
import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import FormCheckInput from 'react-bootstrap/FormCheckInput'
import Table from 'react-bootstrap/Table'
import { focusAfter } from '@/components/ui/focus'
import { onFirstClick } from '@/lib/browser/browser'
import { formatColumnPrice } from '@/lib/config/price'
import { productFields, productSteps, productTable, productRow as texts } from '@/lib/content/products'
import { formatNumber } from '@/lib/content/words'
import {
  describeNews,
  describeReplaced,
  FIELDS,
  type FieldKey,
  NUMBERS,
  type NumberField,
  type Product,
  productsStore,
  type RowDraft,
  readDraft,
} from '@/lib/products/product'
import { deleteProducts, saveProduct } from '@/lib/products/steps'
import type { Order } from '@/lib/products/view'
import { EditedRow } from './edited-row'
import styles from './product-table.module.scss'
import type { RowDrafts, RowSelection } from './use-rows'

type Props = {
  rows: readonly Product[]
  /** A row that is being edited stays when another tab deletes its product. */
  existing: ReadonlyMap<string, Product>
  lowStock: number
  editing: RowDrafts
  selection: RowSelection
  /** Called when the row that had the focus moves to another page or no longer matches. */
  onFocusLost: () => void
}

export const TABLE_ID = 'product-table'

export const editId = (id: string) => `edit-${id}`

/** Unchanged while the list is sorted or searched, until the new rows are ready. */
export const ProductRows = memo(function ProductRows(props: Props) {
  const { rows, existing, lowStock, editing, selection, onFocusLost } = props

  function close(id: string) {
    focusAfter(
      () => editing.end(id),
      () => document.getElementById(editId(id)),
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
    return (
      <ProductRow
        key={id}
        product={product}
        isLow={product.stock <= lowStock}
        isSelected={selection.selected.has(id)}
        onToggle={(isRange) => selection.toggle(id, isRange)}
        onEdit={() => editing.set({ original: product, typed: {}, problem: null })}
        onDelete={() => deleteProducts(new Set([id]))}
      />
    )
  })
})

const ARROWS = { ascending: '↑', descending: '↓' }

type ProductTableProps = {
  /** The position in the list, or `null` if it has one page. */
  caption: string | null
  isOnPaper: boolean
  order: Order
  onSort: (column: FieldKey) => void
  rows: readonly Product[]
  selection: RowSelection
} & Pick<ComponentProps<'table'>, 'ref' | 'children'>

export function ProductTable(props: ProductTableProps) {
  const { caption, isOnPaper, order, onSort, rows, selection, ref, children } = props
  return (
    <Table
      className={`table-stacked ${styles.table}`}
      id={TABLE_ID}
      ref={ref}
      tabIndex={-1}
      onKeyDown={moveBetweenRows}
    >
      {/* Firefox would begin a long table with a hidden caption on the next sheet. */}
      <caption className="visually-hidden d-print-none">{caption ?? productTable.caption}</caption>
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
                {isOnPaper ? (
                  // Browsers repeat no head with a button on the next sheet.
                  productFields[key].label
                ) : (
                  <button
                    type="button"
                    className={`d-inline-flex align-items-center p-0 border-0 text-reset fw-semibold ${styles.sort}`}
                    onClick={() => onSort(key)}
                  >
                    {productFields[key].label}
                    <span aria-hidden="true">{sorted ? ARROWS[sorted] : '↕'}</span>
                  </button>
                )}
              </th>
            )
          })}
          <th scope="col" className={`d-none d-md-table-cell d-print-none ${styles.actions}`}>
            <span className="visually-hidden">{productTable.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  )
}

/** The arrow keys move between the check boxes, which are nothing else in the table. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const boxes = Array.from(event.currentTarget.querySelectorAll<HTMLInputElement>('[type="checkbox"]'))
  const index = event.target instanceof HTMLInputElement ? boxes.indexOf(event.target) : -1
  if (!step || index < 0) return
  event.preventDefault()
  boxes[index + step]?.focus()
}

function SelectPage({ rows, selection }: Pick<ProductTableProps, 'rows' | 'selection'>) {
  const count = rows.filter(({ id }) => selection.selected.has(id)).length
  const isAll = count > 0 && rows.every(({ id }) => selection.selected.has(id) || !selection.isListed(id))
  return (
    <RowCheckbox
      label={productTable.selectPage}
      isChecked={isAll}
      isMixed={count > 0 && !isAll}
      onToggle={() => selection.set(rows, !isAll)}
    />
  )
}

type ProductRowProps = {
  product: Product
  isLow: boolean
  isSelected: boolean
  onToggle: (isRange: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

function ProductRow({ product, isLow, isSelected, onToggle, onEdit, onDelete }: ProductRowProps) {
  const { id, name } = product
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={`d-print-none ${styles.choice}`}>
        <RowCheckbox label={texts.select(name)} isChecked={isSelected} onToggle={onToggle} />
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      {NUMBERS.map((field) => {
        const value = shownValue(field, product)
        return (
          <td key={field.key} className="numeric text-end" data-label={productFields[field.key].label}>
            {field.key === 'stock' ? (
              <span className="d-inline-flex gap-2 align-items-center">
                {isLow && (
                  <Badge bg="" className="text-bg-light">
                    {product.stock === 0 ? texts.none : texts.low}
                  </Badge>
                )}
                {value}
              </span>
            ) : (
              value
            )}
          </td>
        )
      })}
      <td className={`flex-wrap justify-content-start text-end d-print-none ${styles.actions}`}>
        <Button
          className="px-2-half"
          variant="line"
          id={editId(id)}
          aria-label={texts.editOf(name)}
          onClick={onFirstClick(onEdit)}
        >
          {texts.edit}
        </Button>
        <Button
          className="ms-2 px-2-half"
          variant="line"
          aria-label={texts.deleteOf(name)}
          onClick={onFirstClick(onDelete)}
        >
          {texts.delete}
        </Button>
      </td>
    </tr>
  )
}

const shownValue = ({ key, kind }: NumberField, product: Product) =>
  (kind === 'money' ? formatColumnPrice : formatNumber)(product[key])

type CheckboxProps = {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onToggle: (isRange: boolean) => void
}

function RowCheckbox({ label, isChecked, isMixed = false, onToggle }: CheckboxProps) {
  return (
    // The label makes the whole cell clickable.
    <label className={`d-flex align-items-center justify-content-center ${styles.checkbox}`}>
      <FormCheckInput
        className="m-0"
        checked={isChecked}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isMixed
        }}
        onChange={({ nativeEvent }: ChangeEvent) =>
          // Browsers dispatch a click for the keyboard too, so `shiftKey` is always available.
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="visually-hidden">{label}</span>
    </label>
  )
}
