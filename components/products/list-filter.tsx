import { type ChangeEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import FormCheck from 'react-bootstrap/FormCheck'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import { takeLostFocus } from '@/components/ui/focus'
import { formatPrice } from '@/lib/config/price'
import { roundPrice } from '@/lib/config/round-price'
import { site } from '@/lib/content/facts/site'
import { listFilter, paperHead, productSheet, productList as texts } from '@/lib/content/products'
import { formatDate } from '@/lib/content/words'
import { readCount } from '@/lib/parsing/numbers'
import { lowStockStore, type Product } from '@/lib/products/product'
import { totalsOf, type View } from '@/lib/products/view'
import styles from './product-table.module.scss'

/** The totals cover only the products that match the search and the filter. */
export function ListHead({ found, all }: { found: readonly Product[]; all: number }) {
  const { pieces, value } = totalsOf(found)
  return (
    <div className="d-flex flex-wrap row-gap-1 column-gap-3 align-items-center pt-2-half px-2-half pb-2">
      <h2 className="h3 m-0" id="created-products">
        {texts.heading}
      </h2>
      <p className={`numeric text-body-secondary m-0 ${styles.summary}`} role="status">
        {productSheet.summary(found.length, all, pieces, formatPrice(roundPrice(value)))}
      </p>
    </div>
  )
}

/** On paper only. */
export function PaperHead({ view, lowStock }: { view: View; lowStock: number }) {
  const filters = [
    ...(view.term.trim() === '' ? [] : [paperHead.term(view.term.trim())]),
    ...(view.isLowStockOnly ? [paperHead.lowStock(lowStock)] : []),
  ]
  const day = formatDate(new Date(), { dateStyle: 'long' })
  const shown = filters.length === 0 ? paperHead.all : paperHead.filter(filters)
  return <p className="px-2-half">{[site.name, day, shown].join(' · ')}</p>
}

type NoneProps = { view: View; lowStock: number; onShowAll: () => void }

export function NoProductFound({ view, lowStock, onShowAll }: NoneProps) {
  const term = view.term.trim()
  const noMatch = view.isLowStockOnly ? productSheet.noLowStockMatch : productSheet.noMatch
  return (
    <div className="d-flex flex-column gap-3 align-items-start px-2-half py-3">
      {term !== '' && (
        <p className="m-0">
          {noMatch.before}
          <bdi>{term}</bdi>
          {noMatch.after}
        </p>
      )}
      {term === '' && <p className="m-0">{productSheet.noLowStock(lowStock)}</p>}
      {/* The row that had the focus no longer matches. */}
      <Button variant="line" ref={takeLostFocus} onClick={onShowAll}>
        {productSheet.showAll}
      </Button>
    </div>
  )
}

type ListFilterProps = { view: View; lowStock: number; onFilter: (change: Partial<View>) => void }

export function ListFilter({ view, lowStock, onFilter }: ListFilterProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function setLowStock({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value)
    const count = readCount(target.value)
    if (count !== null) lowStockStore.set(count)
  }

  return (
    <div className="d-flex flex-wrap row-gap-2-half column-gap-3-half align-items-center w-100">
      <FormGroup controlId="product-search" className={`d-flex gap-2 align-items-center ${styles.search}`}>
        <FormLabel className="flex-shrink-0 m-0">{listFilter.search}</FormLabel>
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
          label={listFilter.lowStockOnly}
          checked={view.isLowStockOnly}
          onChange={({ target }) => onFilter({ isLowStockOnly: target.checked })}
        />
        <FormGroup controlId="low-stock" className="d-flex gap-2 align-items-center">
          <FormLabel className="m-0 fw-normal">{listFilter.threshold}</FormLabel>
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
