import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Announcer } from '@/components/ui/announcer'
import { productsStore } from '@/lib/products/product'
import { ProductList } from './product-list'
import { create, press, resetView, rows, type } from './test-product-list'

beforeEach(() => {
  jest.useFakeTimers()
  resetView()
})
afterEach(() => {
  // Runs the announcer's pending timer, so that it does not delay the next test's announcement.
  act(() => jest.runAllTimers())
  jest.useRealTimers()
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
  const choose = (action: string) => type('Action', action)
  const apply = () => press('Apply')
  const remove = () => {
    choose('delete')
    press('Delete')
  }
  const effect = (sentence: string) => expect(screen.getByText(sentence)).toBeVisible()

  test('is there only while rows are selected, and chooses no action by itself', () => {
    expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull()
    select('A')
    expect(screen.getByLabelText('Action')).toHaveDisplayValue('Choose an action')
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
    choose('delete')
    effect('Deletes 1 product. Undo restores them.')
    press('Clear')
    select('A')
    expect(screen.getByLabelText('Action')).toHaveDisplayValue('Choose an action')
  })

  test('an action that removes the last selected row from the filtered list moves the focus to the next element', () => {
    fireEvent.click(screen.getByLabelText('Low stock only'))
    select('A')
    for (const name of ['B', 'C', 'D', 'E']) select(name)
    choose('stock')
    type('New stock', '100')
    screen.getByRole('button', { name: 'Apply' }).focus()
    apply()
    expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Show all products' })).toHaveFocus()
  })

  test('a change of price needs a unit, and is described before it is applied', () => {
    select('A')
    select('B')
    choose('price')
    type('Change of price', '8')
    effect('Choose whether this is an amount ($) or a percentage (%).')
    apply()
    expect(screen.getByRole('alert')).toHaveTextContent(/^Choose whether/)
    expect(screen.getByLabelText('Amount or percentage')).toBeInvalid()
    expect(screen.getByLabelText('Change of price')).toBeValid()
    expect(productsStore.get()[0]).toMatchObject({ price: 100 })
    type('Amount or percentage', 'percent')
    effect('2 prices: $100 → $108.')
    type('Change of price', '$8.50')
    effect('2 prices: $100 → $108.50.')
    expect(screen.getByLabelText('Amount or percentage')).toHaveDisplayValue('$')
    type('Amount or percentage', 'percent')
    expect(screen.getByLabelText('Change of price')).toHaveValue('8.50')
    expect(productsStore.get()[0]).toMatchObject({ price: 100 })
    apply()
    expect(productsStore.get().map(({ price }) => price)).toEqual([108.5, 108.5, 100, 100, 100])
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

  test('setting the stock changes every selected row', () => {
    select('A')
    select('C')
    choose('stock')
    type('New stock', '1.000')
    apply()
    expect(productsStore.get().map(({ stock }) => stock)).toEqual([1000, 1, 1000, 1, 1])
  })

  test('a percentage changes every selected price, and an invalid amount shows a problem', () => {
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

  test('the toast’s Undo restores deleted rows and keeps the focus in the list', async () => {
    select('A')
    select('B')
    remove()
    const toast = within(await screen.findByRole('group', { name: 'Last change' }))
    const undo = toast.getByRole('button', { name: 'Undo' })
    act(() => undo.focus())
    fireEvent.click(undo)
    expect(rows()).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(screen.getByRole('region', { name: 'Created products' })).toHaveFocus()
  })

  test('deleting the selection skips rows hidden by the search', () => {
    select('A')
    select('B')
    type('Find by name', 'b')
    expect(screen.queryByRole('region', { name: 'Selected products' })).toBeNull()
  })
})
