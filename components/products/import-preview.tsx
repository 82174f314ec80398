import { type ChangeEvent, useMemo, useRef } from 'react'
import Alert from 'react-bootstrap/Alert'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import FormText from 'react-bootstrap/FormText'
import { ShowMore, useShowMore } from '@/components/ui/item'
import { formatPrice, shopCurrency } from '@/lib/config/price'
import { importColumns, importCurrencies, importPreview } from '@/lib/content/products-import'
import { formatNumber } from '@/lib/content/words'
import { isShopCurrency } from '@/lib/products/import-currency'
import type { ImportPlan } from '@/lib/products/import-plan'
import { currenciesOf } from '@/lib/products/import-rows'
import { currencySymbol } from '@/lib/products/numbers'
import { describeChange, describeProduct } from '@/lib/products/product'
import { FirstLines, ImportColumns } from './import-columns'
import { type ImportState, missingField, type ReadyState } from './use-import'

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
  const isMissing = missingField(columns) !== null
  return (
    <div className="d-grid gap-3-half">
      <ImportColumns table={table} columns={columns} onChoose={choose} />
      {isMissing && <FirstLines table={table} />}
      {table.notes.map((note) => (
        <p className="m-0" key={note}>
          {note}
        </p>
      ))}
      {!isMissing && <ImportEffect {...state} />}
    </div>
  )
}

function ImportEffect({ plan, columns, rows, reason, decimal, setDecimal }: ReadyState) {
  const { added, changed, unchanged, skipped, decided, foreign, oversold } = plan
  const currencies = useMemo(() => currenciesOf(rows), [rows])
  return (
    <>
      {columns.stock.length === 0 && (
        <Alert className="m-0" variant="danger" role="status">
          <p className="m-0">
            <strong>{importColumns.noStock}</strong>{' '}
            {added.length > 0 ? importColumns.stockIsZero(added.length) : importColumns.stockIsKept}
          </p>
        </Alert>
      )}
      <p className="h5 m-0" role="status">
        {importPreview.summary(added.length, changed.length, unchanged, skipped.length)}
      </p>
      <ImportCurrencies currencies={currencies} foreign={foreign} />
      {decided.length > 0 && (
        <div className="d-grid gap-3-half">
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
            items={decided.map(({ where, text, price }) => [
              where,
              importPreview.readAs(where, text, formatPrice(price)),
            ])}
          />
        </div>
      )}
      <LongList
        title={importPreview.oversold}
        items={oversold.map(({ where, text }) => [where, importPreview.oversoldAt(where, text)])}
      />
      <LongList
        title={importPreview.skipped}
        items={skipped.map(({ where, problem }) => [where, importPreview.problem(where, problem)])}
      />
      <LongList
        title={importPreview.changes}
        items={changed.map(({ before, after }) => [after.id, describeChange(before, after)])}
      />
      <LongList
        title={importPreview.newProducts}
        items={added.map((product) => [product.id, describeProduct(product)])}
      />
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
type Entry = readonly [key: string, text: string]

function LongList({ title, items }: { title: string; items: readonly Entry[] }) {
  const list = useRef<HTMLUListElement>(null)
  const { shown, more, showMore } = useShowMore(items, list)
  if (items.length === 0) return null
  return (
    <div className="stack gap-2">
      <h3 className="h6 m-0">
        {title} ({formatNumber(items.length)})
      </h3>
      <ul className="m-0 ps-3-half" ref={list}>
        {shown.map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      <ShowMore more={more} onShow={showMore} />
    </div>
  )
}
