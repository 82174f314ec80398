import { render, screen } from '@testing-library/react'
import { ProductFields } from './product-fields'

test('the browser never complains about a product: no field is required or carries a message', () => {
  const { container } = render(<ProductFields id="new" />)
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
  expect(container.querySelectorAll('[required], [data-missing], [data-wrong]')).toHaveLength(0)
})

test('only Stock is marked as optional', () => {
  render(<ProductFields id="new" />)
  expect(screen.getByText('(optional)').closest('label')).toHaveTextContent('Stock (optional)')
  expect(screen.getAllByText('(optional)')).toHaveLength(1)
})

test('a product that is edited fills the fields', () => {
  render(<ProductFields id="edit-1" product={{ id: '1', name: 'PPF gloss', price: 12.5, stock: 3 }} />)
  expect(screen.getByLabelText('Name')).toHaveValue('PPF gloss')
  expect(screen.getByLabelText('Price')).toHaveValue('12.5')
  expect(screen.getByLabelText('Stock (optional)')).toHaveValue('3')
})
