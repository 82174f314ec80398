import type { ChangeEvent } from 'react'
import Alert from 'react-bootstrap/Alert'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormSelect from 'react-bootstrap/FormSelect'
import FormText from 'react-bootstrap/FormText'
import { formatNumber } from '@/lib/config/language'
import { formatPrice } from '@/lib/config/price'
import { describeChange, describeProduct } from '@/lib/products/describe-change'
import { ImportCurrencies } from './import-currencies'
import styles from './import-preview.module.scss'
import { ShortList } from './short-list'
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
