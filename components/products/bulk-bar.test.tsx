import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Announcer } from '@/components/ui/notice'
import { productsStore } from '@/lib/products/product'
import { ProductList } from './product-list'
import { create, press, resetView, rows, texts, type } from './test-product-list'

beforeEach(() => {
  jest.useFakeTimers()
  resetView()
})
afterEach(() => {
  // Runs the announcer's pending timer, so that it does not delay the next test's announcement.
  act(() => jest.runAllTimers())
})

describe('the bulk bar', () => {
  beforeEach(async () => {
    for (const name of ['E', 'D', 'C', 'B', 'A']) create(name, 100, 1)
    render(<ProductList />)
    // The bar's code is loaded with the first selection.
    select('A')
    await screen.findByRole('region', { name: 'Selected products' })
    press('Clear')
    act(() => jest.runAllTimers())
  })

  const select = (name: string, shiftKey = false) =>
    fireEvent.click(screen.getByLabelText(`Select ${name}`), { shiftKey })
  const dialog = () => within(screen.getByRole('dialog'))
  const remove = () => press('Delete')
  function change(action: string, field: string, text: string) {
    press('Price or stock…')
    fireEvent.click(dialog().getByLabelText(action))
    fireEvent.change(dialog().getByLabelText(field), { target: { value: text } })
  }
  function apply(name: string) {
    fireEvent.click(dialog().getByRole('button', { name }))
    act(() => jest.advanceTimersByTime(50))
  }

  test('an action that removes the last selected row from the filtered list moves the focus to its own Undo', () => {
    fireEvent.click(screen.getByLabelText('Low stock only'))
    for (const names of ['AB', 'CDE']) {
      for (const name of names) select(name)
      change('Set stock to', 'New stock', '100')
      apply(`Set the stock of ${names.length} products`)
      expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull()
    }
    expect(screen.getByRole('button', { name: 'Undo: Stock of 3 products set to 100' })).toHaveFocus()
  })

  test('a change shows its effect before it is applied', () => {
    for (const name of ['A', 'B', 'C', 'D']) select(name)
    change('Change price by', 'Amount or percentage', 'lots')
    expect(dialog().getByLabelText('Amount or percentage')).toBeInvalid()
    expect(dialog().getByLabelText('Amount or percentage')).toHaveAccessibleDescription(
      'Not an amount or percentage',
    )
    expect(dialog().getByRole('button', { name: 'Change 4 prices' })).toBeDisabled()
    fireEvent.change(dialog().getByLabelText('Amount or percentage'), { target: { value: '-100%' } })
    expect(dialog().getByText('Read as −100%')).toBeVisible()
    expect(texts(dialog().getAllByRole('row'))).toEqual(['ProductNowThen', 'A$100$0', 'B$100$0', 'C$100$0'])
    expect(dialog().getByText('And 1 more. 4 become $0.')).toBeVisible()
    fireEvent.change(dialog().getByLabelText('Amount or percentage'), { target: { value: '8.50' } })
    expect(productsStore.get()[0]).toMatchObject({ price: 100 })
    apply('Change 4 prices')
    expect(productsStore.get().map(({ price }) => price)).toEqual([108.5, 108.5, 108.5, 108.5, 100])
    fireEvent.click(
      within(screen.getByRole('group', { name: 'History' })).getByRole('button', { name: 'Undo' }),
    )
    expect(productsStore.get()[0]).toMatchObject({ price: 100 })
  })

  test('a change that changes nothing cannot be applied, and Escape returns the focus to the bar', async () => {
    select('A')
    screen.getByRole('button', { name: 'Price or stock…' }).focus()
    change('Set price to', 'New price', '100')
    expect(dialog().getByRole('button', { name: 'Nothing changes' })).toBeDisabled()
    fireEvent.keyDown(dialog().getByLabelText('New price'), { key: 'Escape', code: 'Escape' })
    act(() => jest.runAllTimers())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Price or stock…' })).toHaveFocus()
  })

  test('Shift selects a range of rows, which Delete removes in one step', () => {
    select('B')
    select('D', true)
    expect(screen.getByText('3 selected')).toBeVisible()
    remove()
    expect(rows()).toEqual(['A', 'E'])
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(rows()).toEqual(['A', 'B', 'C', 'D', 'E'])
    fireEvent.keyDown(document.body, { key: 'z', metaKey: true, shiftKey: true })
    expect(rows()).toEqual(['A', 'E'])
  })

  test('a bulk action is announced', () => {
    render(<Announcer />)
    select('A')
    select('B')
    remove()
    act(() => jest.advanceTimersByTime(200))
    expect(
      screen.getByText(/^2 selected\. 2 products deleted\./, { selector: '[role="status"]' }),
    ).toBeInTheDocument()
  })

  test('the focus stays in the bar after selecting all rows, and goes to the table with the bar', () => {
    select('A')
    press('Select all 5')
    expect(screen.getByRole('region', { name: 'Selected products' })).toHaveFocus()
    press('Clear')
    expect(screen.getByRole('table')).toHaveFocus()
    select('A')
    remove()
    expect(screen.getByRole('table')).toHaveFocus()
  })

  test('Undo above the list restores deleted rows and focuses the first of them', () => {
    select('A')
    select('B')
    remove()
    const undo = screen.getByRole('button', { name: 'Undo: 2 products deleted' })
    act(() => undo.focus())
    fireEvent.click(undo)
    expect(rows()).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(screen.getByRole('button', { name: 'Edit A' })).toHaveFocus()
  })

  test('deleting the selection skips rows hidden by the search', () => {
    select('A')
    select('B')
    type('Find by name', 'b')
    expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull()
  })
})
