import type { ChangeEvent } from 'react'
import FormControl from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import InputGroup from 'react-bootstrap/InputGroup'
import InputGroupText from 'react-bootstrap/InputGroupText'
import { currencySymbol, formatPrice } from '@/lib/config/price'
import { readNumber } from '@/lib/products/number-text'
import type { ProductText } from '@/lib/products/product'
import styles from './product-fields.module.scss'

type Props = { price: string; onPrice: (price: string) => void }

/** Uses text fields with a numeric keyboard, because a number field reports invalid input as empty. */
export function ProductFields({ price, onPrice }: Props) {
  return (
    <>
      <FormGroup controlId="new-name">
        <FormLabel>Name</FormLabel>
        <FormControl name="name" autoComplete="off" />
      </FormGroup>
      <div className={styles.pair}>
        <FormGroup controlId="new-price">
          <FormLabel>Price</FormLabel>
          <InputGroup>
            <InputGroupText aria-hidden="true">{currencySymbol}</InputGroupText>
            <FormControl
              className="numeric"
              name="price"
              value={price}
              inputMode="decimal"
              autoComplete="off"
              aria-describedby="new-price-reading"
              onChange={(event: ChangeEvent<HTMLInputElement>) => onPrice(event.target.value)}
            />
          </InputGroup>
        </FormGroup>
        <FormGroup controlId="new-stock">
          <FormLabel>
            Stock <span className="text-body-secondary fw-normal">(optional)</span>
          </FormLabel>
          <FormControl
            className="numeric"
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
          />
        </FormGroup>
        <FormText id="new-price-reading" className={styles.reading}>
          {readingOf(price)}
        </FormText>
      </div>
    </>
  )
}

/** Shows the parsed price unless the input is plain digits with a decimal point. */
function readingOf(price: string): string {
  const value = readNumber(price)?.value
  return value === undefined || /^\s*\d+(\.\d{1,2})?\s*$/.test(price) ? '' : `Read as ${formatPrice(value)}`
}

export function textOfForm(form: HTMLFormElement): ProductText {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { name: text('name'), price: text('price'), stock: text('stock') }
}
