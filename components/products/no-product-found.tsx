import { useEffect, useRef } from 'react'
import Button from 'react-bootstrap/Button'
import type { View } from '@/lib/products/view'
import styles from './product-sheet.module.scss'

type Props = { view: View; lowStock: number; onShowAll: () => void }

export function NoProductFound({ view, lowStock, onShowAll }: Props) {
  const term = view.term.trim()
  const button = useRef<HTMLButtonElement>(null)

  // The row that had the focus no longer matches.
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])

  return (
    <div className={styles.none}>
      {term !== '' && (
        <p>
          No products {view.isLowStockOnly && 'with low stock '}match “<bdi>{term}</bdi>”.
        </p>
      )}
      {term === '' && <p>No products have a stock of {lowStock} or less.</p>}
      <Button variant="line" ref={button} onClick={onShowAll}>
        Show all products
      </Button>
    </div>
  )
}
