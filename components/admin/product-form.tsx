'use client'

import type { FormEvent } from 'react'
import { announce } from '@/lib/announcements/announcements'
import { readProduct } from '@/lib/products/product'
import { createProduct } from '@/lib/products/products-store'
import styles from './admin.module.scss'
import { ProductFields, textOfForm } from './product-fields'

/** As specified, what is no product is silently ignored, and what was typed stays. */
export function ProductForm() {
  function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const value = readProduct(textOfForm(form))
    if ('fault' in value) return
    createProduct(value)
    form.reset()
    form.querySelector('input')?.focus()
    announce('products', () => `${value.name} created.`)
  }

  return (
    // Before hydration `dialog` sends nothing anywhere. The browser must not complain, either.
    <form
      className={`sheet-card padded ${styles.form}`}
      method="dialog"
      noValidate
      onSubmit={create}
      aria-labelledby="new-product"
    >
      <h2 className="h3" id="new-product">
        New product
      </h2>
      <ProductFields id="new" />
      <button className="btn btn-primary" type="submit">
        Create product
      </button>
    </form>
  )
}
