import { fireEvent, render, screen } from '@testing-library/react'
import { productFields } from '@/lib/content/products'
import { FIELDS, productsStore } from '@/lib/products/product'
import { ProductForm } from './product-form'
import { type } from './test-product-list'

const field = (name: RegExp) => screen.getByLabelText(name)

function submit(name: string, price: string, stock: string) {
  type(/^Name/, name)
  type(/^Price/, price)
  type(/^Stock/, stock)
  fireEvent.submit(screen.getByRole('form', { name: 'New product' }))
}

test('submitting the form creates a product and clears the form', () => {
  render(<ProductForm />)
  submit('Tape', '12,5', '1 000')
  submit('PPF gloss', '189', '')
  expect(productsStore.get()).toMatchObject([
    { name: 'PPF gloss', price: 189, stock: 0 },
    { name: 'Tape', price: 12.5, stock: 1000 },
  ])
  expect(field(/^Name/)).toHaveValue('')
  expect(field(/^Name/)).toHaveFocus()
  expect(field(/^Price/)).toHaveAccessibleDescription('')
})

test('a half-typed product is kept while another page is shown', () => {
  const { unmount } = render(<ProductForm />)
  type(/^Name/, 'PPF')
  unmount()
  render(<ProductForm />)
  expect(field(/^Name/)).toHaveValue('PPF')
})

test('an invalid product creates nothing and keeps the text, and each field says how it is read', () => {
  render(<ProductForm />)
  submit('Film', '12,5', '1.5')
  expect(productsStore.get()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field(/^Name/)).toHaveValue('Film')
  expect(field(/^Price/)).toHaveValue('12,5')
  expect(field(/^Price/)).toHaveAccessibleDescription('Read as $12.50')
  expect(field(/^Stock/)).toHaveValue('1.5')
  expect(field(/^Stock/)).toHaveAccessibleDescription('Not a whole number')
  type(/^Price/, '25')
  expect(field(/^Price/)).toHaveAccessibleDescription('')
})

test('no field has native validation attributes, and only optional ones are labeled as optional', () => {
  const { container } = render(<ProductForm />)
  expect(screen.getAllByRole('textbox')).toHaveLength(FIELDS.length)
  expect(container.querySelectorAll('[required], [pattern], [type="number"]')).toHaveLength(0)
  expect(Array.from(container.querySelectorAll('label'), ({ textContent }) => textContent)).toEqual(
    FIELDS.map(({ key, isOptional }) => productFields[key].label + (isOptional ? ' (optional)' : '')),
  )
  expect(screen.getByLabelText('Stock (optional)')).toBeVisible()
})
