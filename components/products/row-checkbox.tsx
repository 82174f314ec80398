import type { ChangeEvent } from 'react'
import FormCheckInput from 'react-bootstrap/FormCheckInput'
import type { Product } from '@/lib/products/product'
import styles from './product-table.module.scss'
import type { RowSelection } from './use-row-selection'

type Props = { label: string; isChecked: boolean; isMixed?: boolean; onToggle: (isRange: boolean) => void }

export function RowCheckbox({ label, isChecked, isMixed = false, onToggle }: Props) {
  return (
    // The label makes the whole cell clickable.
    <label className={styles.checkbox}>
      <FormCheckInput
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

export function SelectPage({ rows, selection }: { rows: readonly Product[]; selection: RowSelection }) {
  const count = rows.filter(({ id }) => selection.selected.has(id)).length
  const isAll = count > 0 && rows.every(({ id }) => selection.selected.has(id) || !selection.isListed(id))
  return (
    <RowCheckbox
      label="Select all on this page"
      isChecked={isAll}
      isMixed={count > 0 && !isAll}
      onToggle={() => (isAll ? selection.deselect(rows) : selection.select(rows))}
    />
  )
}
