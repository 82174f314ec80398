import Badge from 'react-bootstrap/Badge'
import Button from 'react-bootstrap/Button'
import { onFirstClick } from '@/lib/browser/first-click'
import { formatColumnPrice } from '@/lib/config/column-price'
import { FIELDS, type Field, type Product } from '@/lib/products/product'
import styles from './product-table.module.scss'
import { RowCheckbox } from './row-checkbox'

const [NAME] = FIELDS

type Props = {
  product: Product
  isLow: boolean
  isSelected: boolean
  onToggle: (isRange: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

export function ProductRow({ product, isLow, isSelected, onToggle, onEdit, onDelete }: Props) {
  const { id, name } = product
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td className={styles.choice}>
        <RowCheckbox label={`Select ${name}`} isChecked={isSelected} onToggle={onToggle} />
      </td>
      {FIELDS.map((field) => (
        <Cell key={field.key} field={field} product={product} isLow={isLow} />
      ))}
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

function Cell({ field, product, isLow }: { field: Field; product: Product; isLow: boolean }) {
  if (field === NAME)
    return (
      <th scope="row">
        <bdi>{product.name}</bdi>
      </th>
    )
  const value = field.kind === 'money' ? formatColumnPrice(product[field.key]) : product[field.key]
  return (
    <td className={field.kind === 'text' ? undefined : 'numeric text-end'} data-label={field.label}>
      {field.key === 'stock' ? (
        <span className={styles.stock}>
          {isLow && (
            <Badge bg="" className="text-bg-light">
              Low
            </Badge>
          )}
          {value}
        </span>
      ) : (
        value
      )}
    </td>
  )
}
