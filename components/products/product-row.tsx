import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import { onFirstClick } from '@/lib/browser/first-click'
import { formatColumnPrice } from '@/lib/config/column-price'
import type { Product } from '@/lib/products/product'
import styles from './product-table.module.scss'
import { RowCheckbox } from './row-checkbox'

type Props = {
  product: Product
  isLow: boolean
  isSelected: boolean
  onToggle: (isRange: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

export function ProductRow({ product, isLow, isSelected, onToggle, onEdit, onDelete }: Props) {
  const { id, name, price, stock } = product
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={styles.choice}>
        <RowCheckbox label={`Select ${name}`} isChecked={isSelected} onToggle={onToggle} />
      </td>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className="numeric text-end" data-label="Price">
        {formatColumnPrice(price)}
      </td>
      <td className="numeric text-end" data-label="Stock">
        <span className={styles.stock}>
          {isLow && (
            <Badge bg="" className="text-bg-light">
              Low
            </Badge>
          )}
          {stock}
        </span>
      </td>
      <td className={styles.actions}>
        <Button variant="line" id={`edit-${id}`} aria-label={`Edit ${name}`} onClick={onFirstClick(onEdit)}>
          Edit
        </Button>
        <Button variant="line" aria-label={`Delete ${name}`} onClick={onFirstClick(onDelete)}>
          Delete
        </Button>
      </td>
    </tr>
  )
}
