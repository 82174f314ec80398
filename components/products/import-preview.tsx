import type { ChangeEvent } from 'react'
import Alert from 'react-bootstrap/Alert'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import FormText from 'react-bootstrap/FormText'
import { formatNumber } from '@/lib/config/language'
import { formatPrice } from '@/lib/config/price'
import { shopCurrency } from '@/lib/config/price-format'
import { importCurrencies, importPreview as texts } from '@/lib/content/products/import'
import { currencySymbol } from '@/lib/products/currency-symbol'
import { describeChange, describeProduct } from '@/lib/products/describe-change'
import { isShopCurrency } from '@/lib/products/import-currency'
import type { ImportPlan } from '@/lib/products/import-plan'
import type { ImportState } from './use-import'

export function ImportPreview({ state }: { state: ImportState }) {
  if (state.stage === 'failed') return <Alert variant="danger">{state.problem}</Alert>
  if (state.stage === 'reading')
    return (
      <label className="d-grid gap-2">
        {texts.reading(state.rows, state.total)}
        <progress className="w-100" max={Math.max(1, state.total)} value={state.rows} />
      </label>
    )

  const { plan, reading, decimal, setDecimal } = state
  const { added, changed, unchanged, skipped, decided, foreign } = plan
  return (
    <div className="d-grid gap-3-half">
      <p className="h5 m-0" role="status">
        {texts.summary(added.length, changed.length, unchanged, skipped.length)}
      </p>
      {reading.notes.map((note) => (
        <p className="m-0" key={note}>
          {note}
        </p>
      ))}
      <ImportCurrencies currencies={reading.currencies} foreign={foreign} />
      {decided.length > 0 && (
        <div className="d-grid gap-3-half">
          <FormGroup controlId="decimal-sign">
            <FormLabel>{texts.decimals}</FormLabel>
            <FormSelect
              value={decimal}
              onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                setDecimal(event.target.value === ',' ? ',' : '.')
              }
            >
              <option value=".">{texts.decimalSigns['.']}</option>
              <option value=",">{texts.decimalSigns[',']}</option>
            </FormSelect>
            <FormText>{reading.decimal.reason}</FormText>
          </FormGroup>
          <ShortList
            title={texts.ambiguous}
            items={decided.map(({ where, text, price }) => [
              where,
              texts.readAs(where, text, formatPrice(price)),
            ])}
          />
        </div>
      )}
      <ShortList
        title={texts.skipped}
        items={skipped.map(({ where, problem }) => [where, texts.problem(where, problem)])}
      />
      <ShortList
        title={texts.changes}
        items={changed.map(({ before, after }) => [after.id, describeChange(before, after)])}
      />
      <ShortList
        title={texts.newProducts}
        items={added.map((product) => [product.id, describeProduct(product)])}
      />
    </div>
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
      <ShortList
        title={importCurrencies.foreign}
        items={foreign.map(({ where, text, price }) => [
          where,
          importCurrencies.becomes(where, text, formatPrice(price)),
        ])}
      />
    </>
  )
}

const MOST = 20

/** By the place in the file or the id of the product. */
type Entry = readonly [key: string, text: string]

/** Shows only the first entries, since a file may have thousands of rows. */
function ShortList({ title, items }: { title: string; items: readonly Entry[] }) {
  if (items.length === 0) return null
  return (
    <div>
      <h3 className="h6">
        {title} ({formatNumber(items.length)})
      </h3>
      <ul className="m-0 ps-3-half">
        {items.slice(0, MOST).map(([key, text]) => (
          <li key={key}>{text}</li>
        ))}
        {items.length > MOST && <li>{texts.more(items.length - MOST)}</li>}
      </ul>
    </div>
  )
}
