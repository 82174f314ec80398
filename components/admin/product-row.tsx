import { formatPrice } from '@/lib/content/price'
import type { Product } from '@/lib/products/product'
import styles from './admin.module.scss'

type Props = { product: Product; onEdit: () => void; onDelete: () => void }

export function ProductRow({ product, onEdit, onDelete }: Props) {
  const { id, name, price, stock } = product
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td className="numeric text-end" data-label="Price">
        {formatPrice(price)}
      </td>
      <td className="numeric text-end" data-label="Stock">
        {stock}
      </td>
      <td className={styles.actions}>
        <button
          className="btn btn-line"
          type="button"
          id={`edit-${id}`}
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </button>
        <button className="btn btn-line" type="button" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </button>
      </td>
    </tr>
  )
}
