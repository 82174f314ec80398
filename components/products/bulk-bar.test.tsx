import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { productsStore } from '@/lib/products/product'
import { ProductList } from './product-list'
import { button, create, press, pressKey, rows, select, stored, texts, type } from './test-product-list'

beforeEach(async () => {
  jest.useFakeTimers()
  for (const name of ['E', 'D', 'C', 'B', 'A']) create(name, 100, 1)
  render(<ProductList />)
  // The bar's code is loaded with the first selection.
  select('A')
  await screen.findByRole('region', { name: 'Selected products' })
  press('Clear')
  act(() => jest.runAllTimers())
})
// Runs the announcer's pending timer, so that it does not delay the next test's announcement.
afterEach(() => act(() => jest.runAllTimers()))

const dialog = () => within(screen.getByRole('dialog'))
function change(action: string, field: string, text: string) {
  press('Price or stock…')
  fireEvent.click(dialog().getByLabelText(action))
  type(field, text)
}
function apply(name: string) {
  fireEvent.click(dialog().getByRole('button', { name }))
  act(() => jest.advanceTimersByTime(100))
}

test('an action that removes the last selected row from the filtered list moves the focus to its own Undo', () => {
  fireEvent.click(screen.getByLabelText('Low stock only'))
  for (const names of ['AB', 'CDE']) {
    for (const name of names) select(name)
    change('Set stock to', 'New stock', '100')
    apply(`Set the stock of ${names.length} products`)
    expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull()
  }
  expect(button('Undo: Stock of 3 products set to 100')).toHaveFocus()
})

test('a change shows its effect before it is applied, and one that changes nothing cannot be applied', () => {
  for (const name of ['A', 'B', 'C', 'D']) select(name)
  const amount = 'Amount or percentage'
  change('Change price by', amount, 'lots')
  expect(dialog().getByLabelText(amount)).toBeInvalid()
  expect(dialog().getByLabelText(amount)).toHaveAccessibleDescription('Not an amount or percentage')
  expect(dialog().getByRole('button', { name: 'Change 4 prices' })).toBeDisabled()
  type(amount, '0')
  expect(dialog().getByRole('button', { name: 'Nothing changes' })).toBeDisabled()
  type(amount, '-100%')
  expect(dialog().getByText('Read as −100%')).toBeVisible()
  expect(texts(dialog().getAllByRole('row'))).toEqual(['ProductNowThen', 'A$100$0', 'B$100$0', 'C$100$0'])
  expect(dialog().getByText('And 1 more. 4 become $0.')).toBeVisible()
  type(amount, '8.50')
  expect(productsStore.get()[0]).toMatchObject({ price: 100 })
  apply('Change 4 prices')
  expect(productsStore.get().map(({ price }) => price)).toEqual([108.5, 108.5, 108.5, 108.5, 100])
  press('Undo')
  expect(productsStore.get()[0]).toMatchObject({ price: 100 })
})

test('Shift selects a range of rows, which Delete removes in one step', () => {
  select('B')
  select('D', true)
  expect(screen.getByText('3 selected')).toBeVisible()
  press('Delete')
  expect(rows()).toEqual(['A', 'E'])
  pressKey('z', { ctrlKey: true })
  expect(rows()).toEqual(['A', 'B', 'C', 'D', 'E'])
  pressKey('z', { metaKey: true, shiftKey: true })
  expect(rows()).toEqual(['A', 'E'])
})

test('the focus stays in the bar after selecting all rows, and goes to the table with the bar', () => {
  select('A')
  press('Select all 5')
  expect(screen.getByRole('region', { name: 'Selected products' })).toHaveFocus()
  press('Clear')
  expect(screen.getByRole('table')).toHaveFocus()
  select('A')
  press('Delete')
  expect(screen.getByRole('table')).toHaveFocus()
})

test('a bulk action is announced, and Undo above the list restores the rows and focuses the first of them', () => {
  select('A')
  select('B')
  press('Delete')
  act(() => jest.advanceTimersByTime(200))
  expect(announcedText()).toMatch(/^2 selected\. 2 products deleted\./)
  act(() => button('Undo: 2 products deleted').focus())
  press('Undo: 2 products deleted')
  expect(rows()).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(button('Edit A')).toHaveFocus()
})

test('a search clears the selection, so that no action changes a row that it hides', () => {
  select('A')
  select('B')
  type('Find by name', 'b')
  expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull()
  select('B')
  press('Delete')
  type('Find by name', '')
  expect(stored()).toEqual(['A', 'C', 'D', 'E'])
})
