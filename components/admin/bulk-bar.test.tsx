import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Announcer } from '@/components/ui/announcer'
import { productsStore } from '@/lib/products/products-store'
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
  beforeEach(() => {
    for (const name of ['E', 'D', 'C', 'B', 'A']) create(name, 100, 1)
    render(<ProductList />)
  })

  const select = (name: string, shiftKey = false) =>
    fireEvent.click(screen.getByLabelText(`Select ${name}`), { shiftKey })
  const choose = (action: string) => type('Action', action)
  const apply = () => press('Apply')

  test('Shift selects a range of rows, which Delete removes in one step', () => {
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
    apply()
    act(() => jest.advanceTimersByTime(200))
    expect(screen.getByText('2 products deleted.', { selector: '[role="status"]' })).toBeInTheDocument()
  })

  test('the focus stays in the bar after selecting, clearing or deleting all rows', () => {
    const bar = screen.getByRole('form', { name: 'Selected products' })
    select('A')
    for (const button of ['Select all 5', 'Clear']) {
      press(button)
      expect(bar).toHaveFocus()
    }
    select('A')
    apply()
    expect(bar).toHaveFocus()
  })

  test('the toast’s Undo restores deleted rows and keeps the focus in the list', async () => {
    select('A')
    select('B')
    apply()
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
    expect(screen.getByText('No rows selected')).toBeVisible()
  })
})
