import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { ProductForm } from './product-form'
import { ProductList } from './product-list'
import { create, press, resetView, rows, stored, texts, type } from './test-product-list'

beforeEach(resetView)

test('an empty list shows that no products were created', () => {
  render(<ProductList />)
  expect(screen.getByText('There are no products created.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import…' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull()
})

test('Ctrl+Z in an empty field undoes the last step, unless the user has cleared the field', () => {
  create('A')
  create('B')
  render(<ProductList />)
  const search = screen.getByLabelText('Find by name')
  const undo = () => fireEvent.keyDown(search, { key: 'z', ctrlKey: true })
  fireEvent.input(search, { target: { value: 'x' } })
  undo()
  fireEvent.input(search, { target: { value: '' } })
  undo()
  expect(stored()).toEqual(['B', 'A'])
  fireEvent.keyDown(screen.getByLabelText('Low stock only'), { key: 'z', ctrlKey: true })
  expect(stored()).toEqual(['A'])
})

test('the list shows the newest product first, with its price and stock', () => {
  create('PPF gloss', 189, 12)
  create('Window film', 64.5, 2)
  render(<ProductList />)
  expect(rows()).toEqual(['Window film', 'PPF gloss'])
  const cells = within(screen.getByRole('row', { name: /Window film/ })).getAllByRole('cell')
  expect(texts(cells)).toEqual(expect.arrayContaining(['$64.50', 'Low2']))
  expect(screen.getByRole('cell', { name: '$189.00' })).toBeVisible()
  expect(screen.getByText('2 products · 14 pieces · worth $2,397')).toBeVisible()
})

test('a product without stock is out of stock, and quantities have grouped digits', () => {
  create('Tape', 1, 0)
  create('Film', 1, 12_000)
  render(<ProductList />)
  expect(texts(within(screen.getByRole('row', { name: /Tape/ })).getAllByRole('cell'))).toContain(
    'Out of stock0',
  )
  expect(screen.getByRole('cell', { name: '12,000' })).toBeVisible()
})

test('the arrow keys move along the check boxes, / goes to the filter and n to a new product', () => {
  create('B')
  create('A')
  render(<ProductForm />)
  render(<ProductList />)
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const focus = (label: string) => act(() => screen.getByLabelText(label).focus())
  focus('Select all on this page')
  press('ArrowDown')
  press('ArrowDown')
  expect(screen.getByLabelText('Select B')).toHaveFocus()
  press('ArrowDown')
  press('ArrowUp')
  expect(screen.getByLabelText('Select A')).toHaveFocus()
  press('n')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  press('/')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  focus('Select A')
  press('/')
  expect(screen.getByLabelText('Find by name')).toHaveFocus()
  fireEvent.click(screen.getByLabelText(/^Keys: /))
  focus('Select A')
  press('/')
  expect(screen.getByLabelText('Select A')).toHaveFocus()
})

test('the search ignores case and accents, and shows a term that matches nothing', () => {
  create('Ñandú film')
  create('Azul')
  render(<ProductList />)
  type('Find by name', 'NANDU')
  expect(rows()).toEqual(['Ñandú film'])
  type('Find by name', 'zzz')
  expect(screen.getByText(/^No products match/)).toHaveTextContent('No products match “zzz”.')
  screen.getByRole('button', { name: 'Show all products' }).focus()
  press('Show all products')
  expect(rows()).toHaveLength(2)
  expect(screen.getByRole('table')).toHaveFocus()
})
