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
    <div className="d-flex flex-wrap row-gap-2-half column-gap-3-half align-items-center w-100">
      <FormGroup controlId="product-search" className={`d-flex gap-2 align-items-center ${styles.search}`}>
        <FormLabel className="flex-shrink-0 m-0">{texts.search}</FormLabel>
        <FormControl
          type="search"
          autoComplete="off"
          value={view.term}
          onChange={(event: ChangeEvent<HTMLInputElement>) => onFilter({ term: event.target.value })}
        />
      </FormGroup>
      <div className="d-flex flex-wrap row-gap-2-half column-gap-3-half align-items-center">
        <FormCheck
          id="low-stock-only"
          className={`align-items-center m-0 ${styles.check}`}
          label={texts.lowStockOnly}
          checked={view.isLowStockOnly}
          onChange={({ target }) => onFilter({ isLowStockOnly: target.checked })}
        />
        <FormGroup controlId="low-stock" className="d-flex gap-2 align-items-center">
          <FormLabel className="m-0 fw-normal">{texts.threshold}</FormLabel>
          <FormControl
            className={`numeric ${styles.threshold}`}
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
