import Button from 'react-bootstrap/Button'
import { takeLostFocus } from '@/components/ui/focus'
import { FIELDS, type Product } from '@/lib/products/product'
import styles from './product-table.module.scss'

/**
 * Keeps the place of a deleted product until the view changes, so that a double click cannot delete the product
 * below as well.
 */
export function DeletedRow({ product, onRestore }: { product: Product; onRestore: () => void }) {
  return (
    <tr className={styles.deleted}>
      <td className={styles.choice} />
      <th scope="row">
        <del>
          <bdi>{product.name}</bdi>
        </del>
      </th>
      <td colSpan={FIELDS.length - 1} className="text-end">
        Deleted
      </td>
      <td className={styles.actions}>
        {/* Takes the focus from the removed Delete button, but not from Redo. */}
        <Button
          variant="line"
          ref={takeLostFocus}
          aria-label={`Undo: delete ${product.name}`}
          onClick={onRestore}
        >
          Undo
        </Button>
      </td>
    </tr>
  )
}
