import { TextDecoder } from 'node:util'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createProduct, productsStore } from '@/lib/products/products-store'
import { ProductList } from './product-list'

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const rows = () => texts(screen.queryAllByRole('rowheader'))

const create = (name: string, price: number, stock = 0) => createProduct({ name, price, stock })

async function importFile(text: string) {
  const input = screen.getByLabelText('A file of products')
  // jsdom has no TextDecoder and does not read files as bytes.
  Object.assign(globalThis, { TextDecoder })
  const arrayBuffer = async () => new Uint8Array(Buffer.from(text)).buffer
  const file = Object.assign(new File([text], 'products.csv'), { arrayBuffer })
  Object.defineProperty(input, 'files', { configurable: true, value: [file] })
  await act(async () => fireEvent.change(input))
}

test('without products the list says so', () => {
  render(<ProductList />)
  expect(screen.getByText('There are no products created.')).toBeVisible()
})

test('the newest product comes first, with its price and stock', () => {
  create('PPF gloss', 189, 12)
  create('Window film', 64.5)
  render(<ProductList />)
  expect(rows()).toEqual(['Window film', 'PPF gloss'])
  const cells = within(screen.getByRole('row', { name: /^Window film/ })).getAllByRole('cell')
  expect(texts(cells).slice(0, 2)).toEqual(['$64.50', '0'])
})

test('a product is edited in place, and one without a name is not saved', () => {
  create('A', 1)
  create('B', 2)
  render(<ProductList />)
  press('Edit A')
  const editor = screen.getByRole('form', { name: 'Edit A' })
  const name = within(editor).getByLabelText('Name')
  fireEvent.change(name, { target: { value: '' } })
  fireEvent.submit(editor)
  expect(editor).toBeVisible()
  fireEvent.change(name, { target: { value: 'Alpha' } })
  fireEvent.submit(editor)
  expect(rows()).toEqual(['B', 'Alpha'])
  expect(screen.getByRole('button', { name: 'Edit Alpha' })).toHaveFocus()
})

test('Escape closes the editor and changes nothing', () => {
  create('A', 1)
  render(<ProductList />)
  press('Edit A')
  const name = screen.getByLabelText('Name')
  fireEvent.change(name, { target: { value: 'Z' } })
  fireEvent.keyDown(name, { key: 'Escape' })
  expect(rows()).toEqual(['A'])
  expect(screen.getByRole('button', { name: 'Edit A' })).toHaveFocus()
})

test('a deleted product returns to its place with Undo', () => {
  for (const name of ['A', 'B', 'C']) create(name, 1)
  render(<ProductList />)
  press('Delete B')
  expect(rows()).toEqual(['C', 'A'])
  press('Undo')
  expect(rows()).toEqual(['C', 'B', 'A'])
})

describe('with three products', () => {
  beforeEach(() => {
    create('Ñandú film', 3, 1)
    create('Azul', 1, 3)
    create('film 2', 2, 2)
    render(<ProductList />)
  })

  test('a column sorts ascending, then descending, then no more', () => {
    const price = within(screen.getByRole('columnheader', { name: /^Price/ })).getByRole('button')
    fireEvent.click(price)
    expect(rows()).toEqual(['Azul', 'film 2', 'Ñandú film'])
    expect(price.closest('th')).toHaveAttribute('aria-sort', 'ascending')
    fireEvent.click(price)
    expect(rows()).toEqual(['Ñandú film', 'film 2', 'Azul'])
    expect(price.closest('th')).toHaveAttribute('aria-sort', 'descending')
    fireEvent.click(price)
    expect(rows()).toEqual(['film 2', 'Azul', 'Ñandú film'])
    expect(price.closest('th')).not.toHaveAttribute('aria-sort')
  })

  test('the search ignores case and accents, and a term without a match is named', () => {
    const search = (term: string) =>
      act(() => fireEvent.change(screen.getByLabelText('Find by name'), { target: { value: term } }))
    search('NANDU')
    expect(rows()).toEqual(['Ñandú film'])
    search('zzz')
    expect(screen.getByText(/^No product’s name contains/)).toHaveTextContent(
      'No product’s name contains “zzz”.',
    )
  })
})

test('an import lists the rows that it skips, and Undo removes only what it added', async () => {
  create('Mine', 1)
  render(<ProductList />)
  await importFile('name,price,stock\nFilm,10,\n,5,1\nTape,x,1\n')
  expect(rows()).toEqual(['Mine', 'Film'])
  expect(texts(within(screen.getByRole('alert')).getAllByRole('listitem'))).toEqual([
    'Line 3: the name is empty.',
    'Line 4: the price “x” is not a number of 0 or more.',
  ])
  act(() => create('Later', 2))
  press('Undo')
  expect(productsStore.get().map(({ name }) => name)).toEqual(['Later', 'Mine'])
})
