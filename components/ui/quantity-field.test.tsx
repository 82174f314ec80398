import { fireEvent, render, screen } from '@testing-library/react'
import { said } from '@/lib/announcements/test-said'
import { QuantityField } from './quantity-field'

const onChange = jest.fn()

function renderField(quantity: number) {
  render(<QuantityField name="Lustra" quantity={quantity} onChange={onChange} />)
  return screen.getByRole('textbox', { name: 'Quantity' })
}

function type(field: HTMLElement, text: string, key: 'Enter' | 'Escape') {
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key })
}

test.each([
  ['12', 12],
  [' 3 ', 3],
  ['99999999', 999_999],
])('“%s” is read as %i, on Enter and on leaving the field', (typed, quantity) => {
  const field = renderField(2)
  type(field, typed, 'Enter')
  fireEvent.change(field, { target: { value: typed } })
  fireEvent.blur(field)
  expect(onChange.mock.calls).toEqual([[quantity], [quantity]])
})

test.each(['0', '-1', '1.5', 'many', ''])('Enter after “%s”, or Escape, changes nothing', (typed) => {
  const field = renderField(2)
  type(field, typed, 'Enter')
  expect(field).toHaveValue('2')
  type(field, '7', 'Escape')
  expect(field).toHaveValue('2')
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  [2, 'Increase quantity', 3],
  [2, 'Decrease quantity', 1],
  [1, 'Decrease quantity', null],
  [999_999, 'Increase quantity', null],
])('at %i “%s” leads to %p, and only a change is announced', (quantity, name, next) => {
  renderField(quantity)
  const button = screen.getByRole('button', { name })
  expect(button).toHaveAttribute('aria-disabled', String(next === null))
  fireEvent.click(button)
  expect(onChange.mock.calls).toEqual(next === null ? [] : [[next]])
  expect(said).toEqual(next === null ? [] : [`Lustra: ${next}.`])
})
