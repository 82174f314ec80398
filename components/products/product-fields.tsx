import type { ChangeEvent } from 'react'
import FormControl, { type FormControlProps } from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import InputGroup from 'react-bootstrap/InputGroup'
import InputGroupText from 'react-bootstrap/InputGroupText'
import { currencySymbol, formatPrice } from '@/lib/config/price'
import { readNumber } from '@/lib/products/number-text'
import { FIELDS, type Field } from '@/lib/products/product'
import styles from './product-fields.module.scss'

type Props = { price: string; onPrice: (price: string) => void }

/** Text fields with a numeric keyboard, because a number field reports invalid input as empty. */
export const KEYBOARDS = { text: 'text', money: 'decimal', count: 'numeric' } as const

export function ProductFields({ price, onPrice }: Props) {
  const priceProps = {
    value: price,
    'aria-describedby': 'new-price-reading',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onPrice(event.target.value),
  }
  return (
    <>
      <NewField field={FIELDS[0]} />
      <div className={styles.pair}>
        {FIELDS.slice(1).map((field) => (
          <NewField key={field.key} field={field} {...(field.key === 'price' && priceProps)} />
        ))}
        <FormText id="new-price-reading" className={styles.reading}>
          {readingOf(price)}
        </FormText>
      </div>
    </>
  )
}

function NewField({ field, ...props }: FormControlProps & { field: Field }) {
  const { key, label, kind, isOptional } = field
  const control = (
    <FormControl
      className={kind === 'text' ? undefined : 'numeric'}
      name={key}
      inputMode={KEYBOARDS[kind]}
      autoComplete="off"
      placeholder={isOptional && kind === 'count' ? '0' : undefined}
      {...props}
    />
  )
  return (
    <FormGroup controlId={`new-${key}`}>
      <FormLabel>
        {label}
        {isOptional && <span className="text-body-secondary fw-normal"> (optional)</span>}
      </FormLabel>
      {kind === 'money' ? (
        <InputGroup>
          <InputGroupText aria-hidden="true">{currencySymbol}</InputGroupText>
          {control}
        </InputGroup>
      ) : (
        control
      )}
    </FormGroup>
  )
}

/** Shows the parsed price unless the input is plain digits with a decimal point. */
function readingOf(price: string): string {
  const value = readNumber(price)?.value
  return value === undefined || /^\s*\d+(\.\d{1,2})?\s*$/.test(price) ? '' : `Read as ${formatPrice(value)}`
}
