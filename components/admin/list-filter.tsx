import { type ChangeEvent, useState } from 'react'
import Form from 'react-bootstrap/Form'
import { lowStockStore } from '@/lib/products/low-stock-store'
import { readCount } from '@/lib/products/number-text'
import type { View } from '@/lib/products/view'
import styles from './product-sheet.module.scss'

type Props = { view: View; lowStock: number; onFilter: (change: Partial<View>) => void }

export function ListFilter({ view, lowStock, onFilter }: Props) {
  const [typed, setTyped] = useState<string | null>(null)

  function setLowStock({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value)
    const count = readCount(target.value)
    if (count !== null) lowStockStore.set(count)
  }

  return (
    <div className={styles.filter}>
      <Form.Group controlId="product-search">
        <Form.Label>Find by name</Form.Label>
        <Form.Control
          type="search"
          autoComplete="off"
          value={view.term}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onFilter({ term: event.target.value })}
        />
      </Form.Group>
      <div className={styles.low}>
        <Form.Check
          id="low-stock-only"
          label="Low stock only"
          checked={view.isLowStockOnly}
          onChange={({ target }) => onFilter({ isLowStockOnly: target.checked })}
        />
        <Form.Group controlId="low-stock" className={styles.threshold}>
          <Form.Label>Low means at most</Form.Label>
          <Form.Control
            className="numeric"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? lowStock}
            onChange={setLowStock}
            onBlur={() => setTyped(null)}
          />
        </Form.Group>
      </div>
    </div>
  )
}
