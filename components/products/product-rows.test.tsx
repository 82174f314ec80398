import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { productsStore } from '@/lib/products/product'
import { ProductList } from './product-list'
import { button, create, press, pressKey, rows, stored, type } from './test-product-list'

const field = (label: string) => screen.getByLabelText(label)
const submit = (name: string) => fireEvent.submit(screen.getByRole('form', { name: `Edit ${name}` }))
const undoByKey = () => pressKey('z', { ctrlKey: true })

beforeEach(() => {
  for (const name of ['C', 'B', 'A']) create(name)
  render(<ProductList />)
})

test('a row keeps unsaved text after a reload, and while another page is shown or another row is edited', () => {
  press('Edit A')
  expect(field('Name of A')).toHaveFocus()
  type('Name of A', 'Alpha')
  press('Edit B')
  cleanup()
  // What a reload leaves.
  const kept = window.sessionStorage.getItem('tersa.row-drafts') ?? ''
  window.sessionStorage.setItem('tersa.row-drafts', kept.replace(/$/, ' '))
  render(<ProductList />)
  expect(screen.queryByLabelText('Name of B')).toBeNull()
  expect(document.body).toHaveFocus()
  press('Edit B')
  // A row that the filter has hidden comes back without the focus.
  const search = screen.getByLabelText('Find by name')
  act(() => search.focus())
  type('Find by name', 'C')
  type('Find by name', '')
  expect(field('Name of B')).toBeVisible()
  expect(search).toHaveFocus()
  type('Price of B', '12,5')
  expect(field('Name of A')).toHaveValue('Alpha')
  submit('A')
  submit('B')
  expect(productsStore.get()).toMatchObject([{ name: 'Alpha' }, { name: 'B', price: 12.5 }, { name: 'C' }])
  expect(button('Edit B')).toHaveFocus()
})

test('a row says how a number is read, and a problem instead when the input is invalid', () => {
  press('Edit A')
  expect(field('Price of A')).toHaveAccessibleDescription('')
  type('Price of A', '1,500')
  expect(field('Price of A')).toHaveAccessibleDescription('Read as $1,500')
  type('Price of A', 'x')
  submit('A')
  const problem = 'The price “x” is not a number of 0 or more.'
  expect(field('Price of A')).toHaveAccessibleDescription(problem)
  expect(screen.getByRole('alert')).toHaveTextContent(problem)
  expect(field('Price of A')).toBeInvalid()
  expect(field('Name of A')).toBeValid()
  expect(productsStore.get()[0]).toMatchObject({ price: 1 })
})

test('a row discards the edit on Escape', () => {
  press('Edit A')
  type('Name of A', 'Z')
  // Escape that ends the input of a character.
  fireEvent.keyDown(field('Name of A'), { key: 'Escape', isComposing: true })
  expect(field('Name of A')).toHaveValue('Z')
  fireEvent.keyDown(field('Name of A'), { key: 'Escape' })
  expect(rows()).toEqual(['A', 'B', 'C'])
  expect(button('Edit A')).toHaveFocus()
})

test('a row keeps its unsaved text when another tab clears the storage, and can still be saved', () => {
  press('Edit A')
  type('Name of A', 'Alpha')
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
  })
  expect(field('Name of A')).toHaveValue('Alpha')
  const news = 'Deleted since you started editing. Save creates the product again.'
  expect(screen.getByText(news)).toBeVisible()
  submit('A')
  expect(productsStore.get()).toMatchObject([{ name: 'Alpha', price: 1 }])
})

test('a row says what a later save replaces, and Undo restores it', () => {
  press('Edit A')
  type('Price of A', '30')
  act(() => productsStore.update((now) => now.map((each) => ({ ...each, price: 20, stock: 7 }))))
  expect(screen.getByText('Changed since you started editing: A: $1 → $20, stock 0 → 7.')).toBeVisible()
  submit('A')
  expect(productsStore.get()[0]).toMatchObject({ price: 30, stock: 7 })
  expect(screen.getByText('A saved. This replaces a later change: A: $20 → $30.')).toBeVisible()
  press('Undo: A saved')
  expect(productsStore.get()[0]).toMatchObject({ price: 20, stock: 7 })
})

test('a row has the focus when Ctrl+Z restores it, alone or after all were deleted, but not when Redo deletes it', () => {
  press('Delete B')
  undoByKey()
  expect(button('Edit B')).toHaveFocus()
  button('Redo').focus()
  press('Redo')
  expect(rows()).toEqual(['A', 'C'])
  expect(button('Redo')).toHaveFocus()
  undoByKey()
  for (const name of ['A', 'B', 'C']) press(`Delete ${name}`)
  expect(button('Undo: C deleted')).toHaveFocus()
  undoByKey()
  expect(button('Edit C')).toHaveFocus()
})

test('a deleted row gives the focus to Undo, which restores it in its place and focuses it', () => {
  press('Delete B')
  expect(rows()).toEqual(['A', 'C'])
  expect(button('Undo: B deleted')).toHaveFocus()
  press('Undo: B deleted')
  expect(rows()).toEqual(['A', 'B', 'C'])
  expect(button('Edit B')).toHaveFocus()
  expect(screen.queryByRole('button', { name: /^Undo: / })).toBeNull()
})

test('a row ignores the second click of a double click on a button that has just been replaced', () => {
  press('Edit A')
  fireEvent.click(button('Save'), { detail: 2 })
  press('Cancel')
  fireEvent.click(button('Delete A'), { detail: 2 })
  fireEvent.click(button('Edit A'), { detail: 2 })
  expect(stored()).toEqual(['A', 'B', 'C'])
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a row moves the focus when the saved product no longer matches the search', () => {
  type('Find by name', 'A')
  press('Edit A')
  type('Name of A', 'Z')
  submit('A')
  expect(button('Show all products')).toHaveFocus()
})
