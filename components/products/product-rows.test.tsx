import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { productsStore } from '@/lib/products/product'
import { ProductList } from './product-list'
import { create, press, resetView, rows, stored, type } from './test-product-list'

beforeEach(resetView)

describe('a row', () => {
  beforeEach(() => {
    for (const name of ['C', 'B', 'A']) create(name)
    render(<ProductList />)
  })

  test('keeps unsaved text while another row is edited', () => {
    press('Edit A')
    expect(screen.getByLabelText('Name of A')).toHaveFocus()
    type('Name of A', 'Alpha')
    press('Edit B')
    type('Price of B', '12,5')
    expect(screen.getByLabelText('Name of A')).toHaveValue('Alpha')
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    fireEvent.submit(screen.getByRole('form', { name: 'Edit B' }))
    expect(productsStore.get()).toMatchObject([{ name: 'Alpha' }, { name: 'B', price: 12.5 }, { name: 'C' }])
    expect(screen.getByRole('button', { name: 'Edit B' })).toHaveFocus()
  })

  test('keeps its unsaved text while another page is shown and after a reload', () => {
    press('Edit A')
    type('Name of A', 'Alpha')
    press('Edit B')
    cleanup()
    // What a reload leaves.
    const kept = window.sessionStorage.getItem('tersa.row-drafts') ?? ''
    window.sessionStorage.setItem('tersa.row-drafts', kept.replace(/$/, ' '))
    render(<ProductList />)
    expect(screen.getByLabelText('Name of A')).toHaveValue('Alpha')
    expect(screen.queryByLabelText('Name of B')).toBeNull()
    expect(document.body).toHaveFocus()
  })

  test('says how a number is read, and a problem instead when the input is invalid', () => {
    press('Edit A')
    expect(screen.getByLabelText('Price of A')).toHaveAccessibleDescription('')
    type('Price of A', '1,500')
    expect(screen.getByLabelText('Price of A')).toHaveAccessibleDescription('Read as $1,500')
    type('Price of A', 'x')
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    const problem = 'The price “x” is not a number of 0 or more.'
    expect(screen.getByLabelText('Price of A')).toHaveAccessibleDescription(problem)
    expect(screen.getByRole('alert')).toHaveTextContent(problem)
    expect(screen.getByLabelText('Price of A')).toBeInvalid()
    expect(screen.getByLabelText('Name of A')).toBeValid()
    expect(productsStore.get()[0]).toMatchObject({ price: 1 })
  })

  test('discards the edit on Escape', () => {
    press('Edit A')
    type('Name of A', 'Z')
    // Escape that ends the input of a character.
    fireEvent.keyDown(screen.getByLabelText('Name of A'), { key: 'Escape', isComposing: true })
    expect(screen.getByLabelText('Name of A')).toHaveValue('Z')
    fireEvent.keyDown(screen.getByLabelText('Name of A'), { key: 'Escape' })
    expect(rows()).toEqual(['A', 'B', 'C'])
    expect(screen.getByRole('button', { name: 'Edit A' })).toHaveFocus()
  })

  test('keeps its unsaved text when another tab clears the storage, and can still be saved', () => {
    press('Edit A')
    type('Name of A', 'Alpha')
    act(() => {
      localStorage.clear()
      window.dispatchEvent(new StorageEvent('storage'))
    })
    expect(screen.getByLabelText('Name of A')).toHaveValue('Alpha')
    expect(
      screen.getByText('Deleted since you started editing. Save creates the product again.'),
    ).toBeVisible()
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    expect(stored()).toEqual(['Alpha'])
  })

  test('says what a later save replaces, and Undo restores it', () => {
    press('Edit A')
    type('Price of A', '30')
    act(() => productsStore.update((now) => now.map((each) => ({ ...each, price: 20, stock: 7 }))))
    expect(screen.getByText('Changed since you started editing: A: $1 → $20, stock 0 → 7.')).toBeVisible()
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    expect(productsStore.get()[0]).toMatchObject({ price: 30, stock: 7 })
    expect(screen.getByText('A saved. This replaces a later change: A: $20 → $30.')).toBeVisible()
    press('Undo: A saved')
    expect(productsStore.get()[0]).toMatchObject({ price: 20, stock: 7 })
  })

  test('keeps its position when deleted and focuses its Undo button', () => {
    press('Delete B')
    expect(stored()).toEqual(['A', 'C'])
    expect(rows()).toEqual(['A', 'B', 'C'])
    expect(screen.getByRole('button', { name: 'Undo: delete B' })).toHaveFocus()
    press('Undo: delete B')
    expect(stored()).toEqual(['A', 'B', 'C'])
    expect(screen.getByRole('button', { name: 'Edit B' })).toHaveFocus()
  })

  test('has the focus when Ctrl+Z restores it, alone or after all were deleted', () => {
    const undo = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    press('Delete B')
    undo()
    expect(screen.getByRole('button', { name: 'Edit B' })).toHaveFocus()
    for (const name of ['A', 'B', 'C']) press(`Delete ${name}`)
    expect(screen.getByRole('button', { name: 'Undo: C deleted' })).toHaveFocus()
    undo()
    expect(screen.getByRole('button', { name: 'Edit C' })).toHaveFocus()
  })

  test('appears once when deleted, restored with the history’s Undo and deleted again', () => {
    press('Delete B')
    press('Undo')
    expect(rows()).toEqual(['A', 'B', 'C'])
    press('Delete B')
    expect(rows()).toEqual(['A', 'B', 'C'])
    press('Undo: delete B')
    expect(stored()).toEqual(['A', 'B', 'C'])
  })

  test('leaves the focus on Redo when Redo deletes it', () => {
    press('Delete B')
    press('Undo')
    const redo = screen.getByRole('button', { name: 'Redo' })
    redo.focus()
    fireEvent.click(redo)
    expect(rows()).toEqual(['A', 'B', 'C'])
    expect(redo).toHaveFocus()
  })

  test('ignores the second click of a double click on a button that has just been replaced', () => {
    press('Edit A')
    fireEvent.click(screen.getByRole('button', { name: 'Save' }), { detail: 2 })
    press('Cancel')
    fireEvent.click(screen.getByRole('button', { name: 'Delete A' }), { detail: 2 })
    fireEvent.click(screen.getByRole('button', { name: 'Edit A' }), { detail: 2 })
    expect(stored()).toEqual(['A', 'B', 'C'])
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  test('restores the latest version when its second deletion is undone', () => {
    press('Delete A')
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    press('Edit A')
    type('Price of A', '2')
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    press('Delete A')
    press('Undo: delete A')
    expect(productsStore.get()[0]).toMatchObject({ name: 'A', price: 2 })
  })

  test('moves the focus when the saved product no longer matches the search', () => {
    type('Find by name', 'A')
    press('Edit A')
    type('Name of A', 'Z')
    fireEvent.submit(screen.getByRole('form', { name: 'Edit A' }))
    expect(screen.getByRole('button', { name: 'Show all products' })).toHaveFocus()
  })

  test('disappears after its deletion when the list is sorted', () => {
    press('Delete B')
    press(/^Name/)
    expect(rows()).toEqual(['A', 'C'])
  })
})
