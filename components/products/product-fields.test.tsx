import { render, screen } from '@testing-library/react'
import { ProductFields } from './product-fields'

test('no field has native validation attributes', () => {
  const { container } = render(<ProductFields price="" onPrice={() => {}} />)
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
  expect(container.querySelectorAll('[required], [pattern], [type="number"]')).toHaveLength(0)
})

test('only Stock is labelled as optional', () => {
  render(<ProductFields price="" onPrice={() => {}} />)
  expect(screen.getByText('(optional)').closest('label')).toHaveTextContent('Stock (optional)')
  expect(screen.getAllByText('(optional)')).toHaveLength(1)
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
