import { type ChangeEvent, type ReactNode, useMemo, useRef } from 'react'
import Alert from 'react-bootstrap/Alert'
import FormCheck from 'react-bootstrap/FormCheck'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import FormText from 'react-bootstrap/FormText'
import { ChevronDownIcon } from '@/components/ui/icons'
import { ShowMore, useShowMore } from '@/components/ui/item'
import { formatPrice, shopCurrency } from '@/lib/config/price'
import { importColumns, importCurrencies, importPreview } from '@/lib/content/products-import'
import { formatNumber } from '@/lib/content/words'
import { currencySymbol } from '@/lib/parsing/numbers'
import { isShopCurrency } from '@/lib/products/import-currency'
import type { ImportPlan } from '@/lib/products/import-plan'
import { currenciesOf } from '@/lib/products/import-rows'
import { describeChange, describeProduct } from '@/lib/products/product'
import styles from './import.module.scss'
import { FirstLines, ImportColumns, nameOf } from './import-columns'
import { changeCount, type ImportState, isUsable, type ReadyState } from './use-import'

/** Says what an import will do, and lets its columns and its decimal sign be chosen. */
export function ImportPreview({ state }: { state: ImportState }) {
  if (state.stage === 'failed') return <Alert variant="danger">{state.problem}</Alert>
  if (state.stage === 'reading')
    return (
      <label className="d-grid gap-2">
        {importPreview.reading(state.rows, state.total)}
        <progress className="w-100" max={Math.max(1, state.total)} value={state.rows} />
      </label>
    )

  const { table, columns, choose } = state
  return (
    <div className="d-grid gap-3-half">
      <ImportColumns table={table} columns={columns} onChoose={choose} />
      {columns.price.length === 0 && changeCount(state) === 0 && <FirstLines table={table} />}
      {table.notes.map((note) => (
        <p className="m-0" key={note}>
          {note}
        </p>
      ))}
      {isUsable(columns) && <ImportEffect {...state} />}
    </div>
  )
}

function ImportEffect(state: ReadyState) {
  const { plan, table, columns, rows, reason, decimal, setDecimal, included, include } = state
  const { added, changed, unchanged, skipped, leftOut, decided, foreign, oversold, noStock } = plan
  const currencies = useMemo(() => currenciesOf(rows), [rows])
  const counts = [
    added.length,
    changed.length,
    unchanged,
    skipped.length + leftOut.filter(({ where }) => !included.has(where)).length,
  ] as const
  return (
    <>
      {columns.price.length === 0 && (
        <Alert className="m-0" variant="danger" role="status">
          <strong>{importColumns.noPrice}</strong> {importColumns.onlyExisting}
        </Alert>
      )}
      {columns.stock.length === 0 && (
        <Alert className="m-0" variant="danger" role="status">
          <strong>{importColumns.noStock}</strong>{' '}
          {added.length > 0 ? importColumns.stockIsZero(added.length) : importColumns.stockIsKept}
        </Alert>
      )}
      {columns.stock.length > 1 && (
        <p className="m-0">{importColumns.summed(columns.stock.map((index) => nameOf(table, index)))}</p>
      )}
      <p className="visually-hidden" role="status">
        {importPreview.summary(...counts)}
      </p>
      <ul className={`list-unstyled m-0 ${styles.tally}`} aria-hidden="true">
        {counts.map((count, index) => (
          <li className="px-2-half py-2 border rounded-2" key={importPreview.counts[index]}>
            <strong className="d-block numeric h4 m-0 text-body">{formatNumber(count)}</strong>{' '}
            {importPreview.counts[index]}
          </li>
        ))}
      </ul>
      <ImportCurrencies currencies={currencies} foreign={foreign} />
      {decided.length > 0 && (
        <div className="d-grid gap-2">
          <FormGroup controlId="decimal-sign">
            <FormLabel>{importPreview.decimals}</FormLabel>
            <FormSelect
              value={decimal}
              onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                setDecimal(event.target.value === ',' ? ',' : '.')
              }
            >
              <option value=".">{importPreview.decimalSigns['.']}</option>
              <option value=",">{importPreview.decimalSigns[',']}</option>
            </FormSelect>
            <FormText>{reason}</FormText>
          </FormGroup>
          <LongList
            title={importPreview.ambiguous}
            isOpen
            items={decided.map(({ where, text, price }) => [
              where,
              importPreview.readAs(where, text, formatPrice(price)),
            ])}
          />
        </div>
      )}
      <div>
        <LongList
          title={importPreview.leftOut}
          items={leftOut.map(({ where, name, reason }) => [
            where,
            <FormCheck
              key={where}
              id={`include-${where}`}
              label={importPreview.leftOutAt(where, name, reason)}
              checked={included.has(where)}
              onChange={({ target }) => include(where, target.checked)}
            />,
          ])}
        />
        <LongList
          title={importPreview.skipped}
          items={skipped.map(({ where, problem }) => [where, importPreview.problem(where, problem)])}
        />
        <LongList
          title={importPreview.oversold}
          items={oversold.map(({ where, text }) => [where, importPreview.oversoldAt(where, text)])}
        />
        <LongList
          title={importPreview.noStock}
          items={noStock.map(({ where, text, isNew }) => [
            where,
            importPreview.noStockAt(where, text, isNew),
          ])}
        />
        <LongList
          title={importPreview.changes}
          items={changed.map(({ before, after }) => [after.id, describeChange(before, after)])}
        />
        <LongList
          title={importPreview.newProducts}
          items={added.map((product) => [product.id, describeProduct(product)])}
        />
      </div>
    </>
  )
}

const SHOP = currencySymbol === shopCurrency ? shopCurrency : `${shopCurrency} (${currencySymbol})`

type CurrencyProps = { currencies: ReadonlyMap<string, number>; foreign: ImportPlan['foreign'] }

/** Names the currencies of the file, and warns when they are not the shop's, since nothing converts them. */
function ImportCurrencies({ currencies, foreign }: CurrencyProps) {
  const others = [...currencies.keys()].filter((sign) => !isShopCurrency(sign))
  if (currencies.size === 0) return null
  return (
    <>
      <p className="m-0">{importCurrencies.inFile([...currencies])}</p>
      {others.length > 0 && <Alert variant="danger">{importCurrencies.notConverted(SHOP, others)}</Alert>}
      <LongList
        title={importCurrencies.foreign}
        items={foreign.map(({ where, text, price }) => [
          where,
          importCurrencies.becomes(where, text, formatPrice(price)),
        ])}
      />
    </>
  )
}

/** By the place in the file or the id of the product. */
type Entry = readonly [key: string, content: ReactNode]

type ListProps = { title: (count: number) => string; items: readonly Entry[]; isOpen?: boolean }

function LongList({ title, items, isOpen = false }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const { shown, more, showMore } = useShowMore(items, list)
  if (items.length === 0) return null
  return (
    <details open={isOpen}>
      <summary className="fold-summary">
        {title(items.length)} <ChevronDownIcon />
      </summary>
      <ul className="list-unstyled d-grid gap-1 mb-2-half" ref={list}>
        {shown.map(([key, content]) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      <ShowMore more={more} onShow={showMore} />
    </details>
  )
}
