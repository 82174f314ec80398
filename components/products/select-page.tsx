import type { Product } from '@/lib/products/product'
import { RowCheckbox } from './row-checkbox'
import type { RowSelection } from './use-row-selection'

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
