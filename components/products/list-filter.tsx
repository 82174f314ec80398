import { type ChangeEvent, useState } from 'react'
import FormCheck from 'react-bootstrap/FormCheck'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import { listFilter as texts } from '@/lib/content/products/list'
import { readCount } from '@/lib/products/number-text'
import { lowStockStore } from '@/lib/products/products-store'
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
      <FormGroup controlId="product-search" className={styles.search}>
        <FormLabel>{texts.search}</FormLabel>
        <FormControl
          type="search"
          autoComplete="off"
          value={view.term}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onFilter({ term: event.target.value })}
        />
      </FormGroup>
      <div className={styles.low}>
        <FormCheck
          id="low-stock-only"
          label={texts.lowStockOnly}
          checked={view.isLowStockOnly}
          onChange={({ target }) => onFilter({ isLowStockOnly: target.checked })}
        />
        <FormGroup controlId="low-stock" className={styles.threshold}>
          <FormLabel>{texts.threshold}</FormLabel>
          <FormControl
            className="numeric"
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? lowStock}
            onChange={setLowStock}
            onBlur={() => setTyped(null)}
          />
        </FormGroup>
      </div>
    </div>
  )
}
