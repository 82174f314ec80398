import { render, screen } from '@testing-library/react'
import { FIELDS } from '@/lib/products/product'
import { ProductFields } from './product-fields'

test('no field has native validation attributes', () => {
  const { container } = render(<ProductFields price="" onPrice={() => {}} />)
  expect(screen.getAllByRole('textbox')).toHaveLength(FIELDS.length)
  expect(container.querySelectorAll('[required], [pattern], [type="number"]')).toHaveLength(0)
})

test('only optional fields are labelled as optional', () => {
  const { container } = render(<ProductFields price="" onPrice={() => {}} />)
  expect(Array.from(container.querySelectorAll('label'), ({ textContent }) => textContent)).toEqual(
    FIELDS.map(({ label, isOptional }) => (isOptional ? `${label} (optional)` : label)),
  )
  expect(screen.getByLabelText('Stock (optional)')).toBeVisible()
})

test.each([
  ['12,5', 'Read as $12.50'],
  ['1,000', 'Read as $1,000'],
  ['12.500', 'Read as $12.50'],
  ['12.50', ''],
  ['abc', ''],
])('a price of “%s” shows the hint “%s”', (price, reading) => {
  render(<ProductFields price={price} onPrice={() => {}} />)
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription(reading)
})
