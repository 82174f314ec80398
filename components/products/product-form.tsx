'use client'

import { type FormEvent, useState } from 'react'
import Button from 'react-bootstrap/Button'
import Card from 'react-bootstrap/Card'
import { announce } from '@/lib/announcements/announcements'
import { readProduct } from '@/lib/products/product'
import { createProduct } from '@/lib/products/product-actions'
import { ProductFields } from './product-fields'
import styles from './product-form.module.scss'

/** As specified, submitting an incomplete or invalid product does nothing and keeps the typed text. */
export function ProductForm() {
  const [price, setPrice] = useState('')

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
    announce('products', () => `${value.name} created.`)
  }

  return (
    <Card className={`d-print-none ${styles.card}`}>
      <Card.Body>
        {/* `dialog` prevents a submission before hydration, and `noValidate` prevents browser messages. */}
        <form
          className={styles.form}
          method="dialog"
          noValidate
          onSubmit={create}
          aria-labelledby="new-product"
        >
          <h2 className="h3" id="new-product">
            New product
          </h2>
          <ProductFields price={price} onPrice={setPrice} />
          <Button type="submit">Create product</Button>
        </form>
      </Card.Body>
    </Card>
  )
}
