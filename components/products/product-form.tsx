'use client'

import { type ChangeEvent, type FormEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import FormControl, { type FormControlProps } from 'react-bootstrap/FormControl'
import FormGroup from 'react-bootstrap/FormGroup'
import FormLabel from 'react-bootstrap/FormLabel'
import FormText from 'react-bootstrap/FormText'
import InputGroup from 'react-bootstrap/InputGroup'
import InputGroupText from 'react-bootstrap/InputGroupText'
import { productFields, productForm as texts } from '@/lib/content/products'
import { createProduct } from '@/lib/products/history'
import { currencySymbol } from '@/lib/products/numbers'
import { describeReading, FIELDS, type Field, type FieldKey, readProduct } from '@/lib/products/product'
import styles from './product-table.module.scss'

/** Text fields with a numeric keyboard, because a number field reports invalid input as empty. */
export const KEYBOARDS = { text: 'text', money: 'decimal', count: 'numeric' } as const

/** As specified, submitting an incomplete or invalid product does nothing and keeps the typed text. */
export function ProductForm() {
  const [typed, setTyped] = useState<Partial<Record<FieldKey, string>>>({})

  const propsOf = (field: Field) => ({
    field,
    value: typed[field.key] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped((before) => ({ ...before, [field.key]: target.value })),
  })
  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const value = readProduct((key) => typed[key])
    if ('problem' in value) return
    createProduct(value)
    setTyped({})
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
        <NewField {...propsOf(FIELDS[0])} />
        <div className={`d-grid row-gap-1 column-gap-3 align-items-end ${styles.pair}`}>
          {NUMBERS.map((field) => (
            <NewField key={field.key} {...propsOf(field)} />
          ))}
          <FormText className={`d-flex flex-wrap column-gap-3 ${styles.reading}`}>
            {NUMBERS.map(({ key, kind }) => (
              <span key={key} id={readingId(key)}>
                {describeReading(kind, typed[key] ?? '')}
              </span>
            ))}
          </FormText>
        </div>
        <Button type="submit">{texts.create}</Button>
      </form>
    </div>
  )
}

const NUMBERS = FIELDS.slice(1)

const readingId = (key: FieldKey) => `new-${key}-reading`

function NewField({ field, ...props }: FormControlProps & { field: Field }) {
  const { key, kind, isOptional } = field
  const control = (
    <FormControl
      className={kind === 'text' ? undefined : 'numeric'}
      name={key}
      inputMode={KEYBOARDS[kind]}
      autoComplete="off"
      placeholder={isOptional && kind === 'count' ? '0' : undefined}
      aria-describedby={kind === 'text' ? undefined : readingId(key)}
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
