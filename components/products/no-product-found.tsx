import Button from 'react-bootstrap/Button'
import { takeLostFocus } from '@/components/ui/focus'
import type { View } from '@/lib/products/view'
import styles from './product-sheet.module.scss'

type Props = { view: View; lowStock: number; onShowAll: () => void }

export function NoProductFound({ view, lowStock, onShowAll }: Props) {
  const term = view.term.trim()
  return (
    <div className={styles.none}>
      {term !== '' && (
        <p>
          No products {view.isLowStockOnly && 'with low stock '}match “<bdi>{term}</bdi>”.
        </p>
      )}
      {term === '' && <p>No products have a stock of {lowStock} or less.</p>}
      {/* The row that had the focus no longer matches. */}
      <Button variant="line" ref={takeLostFocus} onClick={onShowAll}>
        Show all products
      </Button>
    </div>
  )
}
