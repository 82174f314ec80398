'use client'

import { type ChangeEvent, type FormEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl, { type FormControlProps } from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import InputGroup from 'react-bootstrap/InputGroup'
import InputGroupText from 'react-bootstrap/InputGroupText'
import { formatPrice } from '@/lib/config/price'
import { productFields, productForm as texts } from '@/lib/content/products'
import { createProduct } from '@/lib/products/history'
import { currencySymbol, readNumber } from '@/lib/products/numbers'
import { FIELDS, type Field, readProduct } from '@/lib/products/product'
import styles from './product-table.module.scss'

/** Text fields with a numeric keyboard, because a number field reports invalid input as empty. */
export const KEYBOARDS = { text: 'text', money: 'decimal', count: 'numeric' } as const

/** As specified, submitting an incomplete or invalid product does nothing and keeps the typed text. */
export function ProductForm() {
  const [price, setPrice] = useState('')
  const priceProps = {
    value: price,
    'aria-describedby': 'new-price-reading',
    onChange: (event: ChangeEvent<HTMLInputElement>) => setPrice(event.target.value),
  }

  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const value = readProduct((key) => data.get(key))
    if ('problem' in value) return
    createProduct(value)
    form.reset()
    setPrice('')
    form.querySelector('input')?.focus()
  }

  return (
    <div className={`sheet-card p-4 d-print-none ${styles.card}`}>
      {/* `dialog` prevents a submission before hydration, and `noValidate` prevents browser messages. */}
      <form
        className="d-flex flex-column gap-3-half"
        method="dialog"
        noValidate
        onSubmit={create}
        aria-labelledby="new-product"
      >
        <h2 className="h3 m-0" id="new-product">
          {texts.heading}
        </h2>
        <NewField field={FIELDS[0]} />
        <div className={`d-grid row-gap-1 column-gap-3 align-items-end ${styles.pair}`}>
          {FIELDS.slice(1).map((field) => (
            <NewField key={field.key} field={field} {...(field.key === 'price' && priceProps)} />
          ))}
          <FormText id="new-price-reading" className={styles.reading}>
            {readingOf(price)}
          </FormText>
        </div>
        <Button type="submit">{texts.create}</Button>
      </form>
    </div>
  )
}

function NewField({ field, ...props }: FormControlProps & { field: Field }) {
  const { key, kind, isOptional } = field
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
        {productFields[key].label}
        {isOptional && <span className="text-body-secondary fw-normal"> {texts.optional}</span>}
      </FormLabel>
      {kind === 'money' ? (
        <InputGroup className="flex-nowrap">
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
  return value === undefined || /^\s*\d+(\.\d{1,2})?\s*$/.test(price) ? '' : texts.readAs(formatPrice(value))
}
