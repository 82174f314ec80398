import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { followRouter } from '@/lib/outside/query-state'
import { createProduct } from '@/lib/products/actions'
import type { Product } from '@/lib/products/product'
import { productsStore } from '@/lib/products/products-store'
import { ProductList } from './product-list'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const rows = () => texts(screen.queryAllByRole('rowheader'))
const stored = () => productsStore.get().map(({ name }) => name)
const create = (name: string, price = 1, stock = 0) => createProduct({ name, price, stock })
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  followRouter('')
})

test('without products the list says so', () => {
  render(<ProductList />)
  expect(screen.getByText('There are no products created.')).toBeVisible()
})

test('the newest product comes first, with its price and stock', () => {
  create('PPF gloss', 189, 12)
  create('Window film', 64.5, 2)
  render(<ProductList />)
  expect(rows()).toEqual(['Window film', 'PPF gloss'])
  const cells = within(screen.getByRole('row', { name: /Window film/ })).getAllByRole('cell')
  expect(texts(cells).slice(1, 3)).toEqual(['$64.50', 'Low2'])
  expect(screen.getByText('2 products · 14 pieces · $2,397')).toBeVisible()
})

describe('a row', () => {
  beforeEach(() => {
    for (const name of ['C', 'B', 'A']) create(name)
    render(<ProductList />)
  })

  test('is edited in place, and keeps what was typed while another row is edited', () => {
    press('Edit A')
    type('Name of A', 'Alpha')
    press('Edit B')
    type('Price of B', '12,5')
    expect(screen.getByLabelText('Name of A')).toHaveValue('Alpha')
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    fireEvent.submit(screen.getByRole('form', { name: 'Edit B' }))
    expect(productsStore.get()).toMatchObject([{ name: 'Alpha' }, { name: 'B', price: 12.5 }, { name: 'C' }])
    expect(screen.getByRole('button', { name: 'Edit B' })).toHaveFocus()
  })

  test('says what is wrong and is not saved', () => {
    press('Edit A')
    type('Price of A', 'x')
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    expect(screen.getByLabelText('Price of A')).toHaveAccessibleDescription(
      'The price “x” is not a number of 0 or more.',
    )
    expect(productsStore.get()[0]).toMatchObject({ price: 1 })
  })

  test('is left as it was with Escape', () => {
    press('Edit A')
    type('Name of A', 'Z')
    fireEvent.keyDown(screen.getByLabelText('Name of A'), { key: 'Escape' })
    expect(rows()).toEqual(['A', 'B', 'C'])
    expect(screen.getByRole('button', { name: 'Edit A' })).toHaveFocus()
  })

  test('saves only the fields that were edited, so that another tab’s change is kept', () => {
    press('Edit A')
    type('Name of A', 'Alpha')
    act(() =>
      productsStore.update((now) => now.map((each) => (each.name === 'A' ? { ...each, stock: 9 } : each))),
    )
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    expect(productsStore.get()[0]).toMatchObject({ name: 'Alpha', stock: 9 })
  })

  test('that another tab deletes while it is edited is created again when it is saved', () => {
    press('Edit B')
    act(() => productsStore.update((now) => now.filter(({ name }) => name !== 'B')))
    fireEvent.submit(screen.getByRole('form', { name: 'Edit B' }))
    expect(stored()).toContain('B')
  })

  test('keeps its place when it is deleted, with an Undo that has the focus', () => {
    press('Delete B')
    expect(stored()).toEqual(['A', 'C'])
    expect(rows()).toEqual(['A', 'B', 'C'])
    expect(screen.getByRole('button', { name: 'Undo: delete B' })).toHaveFocus()
    press('Undo: delete B')
    expect(stored()).toEqual(['A', 'B', 'C'])
    expect(screen.getByRole('button', { name: 'Edit B' })).toHaveFocus()
  })

  test('that was deleted goes when the list is sorted', () => {
    press('Delete B')
    press(/^Name/)
    expect(rows()).toEqual(['A', 'C'])
  })
})

describe('several rows', () => {
  beforeEach(() => {
    for (const name of ['E', 'D', 'C', 'B', 'A']) create(name, 100, 1)
    render(<ProductList />)
  })

  const select = (name: string, shiftKey = false) =>
    fireEvent.click(screen.getByLabelText(`Select ${name}`), { shiftKey })
  const choose = (action: string) => type('Action', action)
  const apply = () => press('Apply')

  test('are selected with Shift and deleted in one step', () => {
    select('B')
    select('D', true)
    expect(screen.getByText('3 selected')).toBeVisible()
    apply()
    expect(rows()).toEqual(['A', 'E'])
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(rows()).toEqual(['A', 'B', 'C', 'D', 'E'])
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true, shiftKey: true })
    expect(rows()).toEqual(['A', 'E'])
  })

  test('get a new stock', () => {
    select('A')
    select('C')
    choose('stock')
    type('New stock', '1.000')
    apply()
    expect(productsStore.get().map(({ stock }) => stock)).toEqual([1000, 1, 1000, 1, 1])
  })

  test('change their price by a percentage, and an amount that is none is refused', () => {
    fireEvent.click(screen.getByLabelText('Select all on this page'))
    choose('price')
    type('Change of price', 'lots')
    apply()
    expect(screen.getByLabelText('Change of price')).toBeInvalid()
    type('Change of price', '-10%')
    apply()
    expect(productsStore.get().map(({ price }) => price)).toEqual([90, 90, 90, 90, 90])
    fireEvent.click(
      within(screen.getByRole('group', { name: 'History' })).getByRole('button', { name: 'Undo' }),
    )
    expect(productsStore.get()[0]).toMatchObject({ price: 100 })
  })

  test('that a search hides are not deleted', () => {
    select('A')
    select('B')
    type('Find by name', 'b')
    expect(screen.getByText('No rows selected')).toBeVisible()
  })
})

describe('a long list', () => {
  beforeEach(() => {
    const products: Product[] = Array.from({ length: 120 }, (_, index) => ({
      id: String(index),
      name: `Film ${index}`,
      price: 1,
      stock: index,
    }))
    productsStore.set(products)
    render(<ProductList />)
  })

  test('has pages of fifty rows, and the URL keeps the page, the order and the search', () => {
    expect(rows()).toHaveLength(50)
    fireEvent.click(screen.getByRole('link', { name: 'Page 3' }))
    expect(rows()).toHaveLength(20)
    press(/^Stock/)
    press(/^Stock/)
    expect(rows()[0]).toBe('Film 119')
    type('Find by name', '11')
    expect(rows()[0]).toBe('Film 119')
    expect(rows()).toHaveLength(11)
  })

  test('is filtered by low stock, with a threshold that is kept', () => {
    fireEvent.click(screen.getByLabelText('Low stock only'))
    expect(rows()).toHaveLength(6)
    type('Low means at most', '9')
    expect(rows()).toHaveLength(10)
    expect(localStorage.getItem('tersa.low-stock')).toBe('9')
  })

  test('is printed as a whole', () => {
    fireEvent(window, new Event('beforeprint'))
    expect(rows()).toHaveLength(120)
    act(() => void fireEvent(window, new Event('afterprint')))
    expect(rows()).toHaveLength(50)
  })
})

test('the search ignores case and accents, and a term without a match is named', () => {
  create('Ñandú film')
  create('Azul')
  render(<ProductList />)
  type('Find by name', 'NANDU')
  expect(rows()).toEqual(['Ñandú film'])
  type('Find by name', 'zzz')
  expect(screen.getByText(/^No product’s name contains/)).toHaveTextContent(
    'No product’s name contains “zzz”.',
  )
  press('Show all products')
  expect(rows()).toHaveLength(2)
})
