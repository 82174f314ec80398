import type { ChangeEvent } from 'react'
import Form from 'react-bootstrap/Form'
import InputGroup from 'react-bootstrap/InputGroup'
import { currencySymbol, formatPrice } from '@/lib/content/price'
import { readNumber } from '@/lib/products/number-text'
import type { ProductText } from '@/lib/products/product'
import styles from './product-fields.module.scss'

type Props = { price: string; onPrice: (price: string) => void }

/** Text fields with a numeric keyboard: a number field hides invalid input from the page. */
export function ProductFields({ price, onPrice }: Props) {
  return (
    <>
      <Form.Group controlId="new-name">
        <Form.Label>Name</Form.Label>
        <Form.Control name="name" autoComplete="off" />
      </Form.Group>
      <div className={styles.pair}>
        <Form.Group controlId="new-price">
          <Form.Label>Price</Form.Label>
          <InputGroup>
            <InputGroup.Text aria-hidden="true">{currencySymbol}</InputGroup.Text>
            <Form.Control
              className="numeric"
              name="price"
              value={price}
              inputMode="decimal"
              autoComplete="off"
              aria-describedby="new-price-reading"
              onChange={(event: ChangeEvent<HTMLInputElement>) => onPrice(event.target.value)}
            />
          </InputGroup>
        </Form.Group>
        <Form.Group controlId="new-stock">
          <Form.Label>
            Stock <span className="text-body-secondary fw-normal">(optional)</span>
          </Form.Label>
          <Form.Control
            className="numeric"
            name="stock"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
          />
        </Form.Group>
        <Form.Text id="new-price-reading" className={styles.reading}>
          {readingOf(price)}
        </Form.Text>
      </div>
    </>
  )
}

/** Says how a price was understood that is not written as plain digits with a point. */
function readingOf(price: string): string {
  const value = readNumber(price)?.value
  return value === undefined || /^\s*\d+(\.\d{1,2})?\s*$/.test(price) ? '' : `Read as ${formatPrice(value)}`
}

export function textOfForm(form: HTMLFormElement): ProductText {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '')
  return { name: text('name'), price: text('price'), stock: text('stock') }
}
