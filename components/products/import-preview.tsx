import type { ChangeEvent } from 'react'
import Alert from 'react-bootstrap/Alert'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import FormText from 'react-bootstrap/FormText'
import { formatNumber } from '@/lib/config/language'
import { currencySymbol, formatPrice, shopCurrency } from '@/lib/config/price'
import { describeChange, describeProduct } from '@/lib/products/describe-change'
import { isShopCurrency } from '@/lib/products/import-currency'
import type { ImportPlan } from '@/lib/products/import-plan'
import styles from './import-preview.module.scss'
import type { ImportState } from './use-import'

export function ImportPreview({ state }: { state: ImportState }) {
  if (state.stage === 'failed') return <Alert variant="danger">{state.problem}</Alert>
  if (state.stage === 'reading')
    return (
      <label className={styles.progress}>
        Reading the file: {formatNumber(state.rows)} of {formatNumber(state.total)} rows
        <progress max={Math.max(1, state.total)} value={state.rows} />
      </label>
    )

  const { plan, reading, decimal, setDecimal } = state
  const { added, changed, unchanged, skipped, decided, foreign } = plan
  return (
    <div className={styles.preview}>
      <p className="h5" role="status">
        {formatNumber(added.length)} new, {formatNumber(changed.length)} changed, {formatNumber(unchanged)}{' '}
        unchanged, {formatNumber(skipped.length)} skipped
      </p>
      {reading.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ImportCurrencies currencies={reading.currencies} foreign={foreign} />
      {decided.length > 0 && (
        <div className={styles.decided}>
          <FormGroup controlId="decimal-sign">
            <FormLabel>Decimals are written with</FormLabel>
            <FormSelect
              value={decimal}
              onChange={(event: ChangeEvent<HTMLSelectElement>) =>
                setDecimal(event.target.value === ',' ? ',' : '.')
              }
            >
              <option value=".">a point: 12.500 is 12.5</option>
              <option value=",">a comma: 12.500 is 12,500</option>
            </FormSelect>
            <FormText>Suggested because {reading.decimal.reason}.</FormText>
          </FormGroup>
          <ShortList
            title="Prices that could be read in two ways"
            items={decided.map(({ where, text, price }) => ({
              key: where,
              text: `${where}: “${text}” is read as ${formatPrice(price)}`,
            }))}
          />
        </div>
      )}
      <ShortList
        title="Skipped rows"
        items={skipped.map(({ where, problem }) => ({ key: where, text: `${where}: ${problem}.` }))}
      />
      <ShortList
        title="Changes"
        items={changed.map(({ before, after }) => ({
          key: before.id,
          text: describeChange(before, after),
        }))}
      />
      <ShortList
        title="New products"
        items={added.map((product) => ({ key: product.id, text: describeProduct(product) }))}
      />
    </div>
  )
}

type CurrencyProps = { currencies: ReadonlyMap<string, number>; foreign: ImportPlan['foreign'] }

const SHOP = currencySymbol === shopCurrency ? shopCurrency : `${shopCurrency} (${currencySymbol})`

const rowsOf = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`

/** Names the currencies of the file, and warns when they are not the shop's, since nothing converts them. */
function ImportCurrencies({ currencies, foreign }: CurrencyProps) {
  const all = [...currencies]
  const others = all.map(([sign]) => sign).filter((sign) => !isShopCurrency(sign))
  if (all.length === 0) return null
  return (
    <>
      <p>
        {all.length === 1 ? 'Currency' : 'Currencies'} in the file:{' '}
        {all.map(([sign, count]) => `${sign} (${rowsOf(count)})`).join(', ')}.
      </p>
      {others.length > 0 && (
        <Alert variant="danger">
          The shop’s prices are in {SHOP}. Amounts in {others.join(', ')} are imported as they are, without
          conversion.
        </Alert>
      )}
      <ShortList
        title="Prices in another currency"
        items={foreign.map(({ where, text, price }) => ({
          key: where,
          text: `${where}: “${text}” becomes ${formatPrice(price)}`,
        }))}
      />
    </>
  )
}

const MOST = 20

/** Shows only the first entries, since a file may have thousands of rows. */
function ShortList({ title, items }: { title: string; items: readonly { key: string; text: string }[] }) {
  if (items.length === 0) return null
  return (
    <div className={styles.list}>
      <h3 className="h6">
        {title} ({formatNumber(items.length)})
      </h3>
      <ul>
        {items.slice(0, MOST).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {items.length > MOST && <li>And {formatNumber(items.length - MOST)} more</li>}
      </ul>
    </div>
  )
}
