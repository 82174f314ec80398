import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ProductForm } from './product-form'
import { ProductList } from './product-list'
import { button, create, press, pressKey, rows, texts, type } from './test-product-list'

function renderWith(...names: string[]) {
  for (const name of names) create(name)
  render(<ProductList />)
}

test('an empty list shows that no products were created', () => {
  renderWith()
  expect(screen.getByText('There are no products created.')).toBeVisible()
  expect(button('Import…')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull()
})

test('the list shows the newest product first, with its price and its stock, grouped and judged', () => {
  create('Tape', 1, 0)
  create('PPF gloss', 189, 12_000)
  create('Window film', 64.5, 2)
  renderWith()
  expect(rows()).toEqual(['Window film', 'PPF gloss', 'Tape'])
  const cells = (name: RegExp) => texts(within(screen.getByRole('row', { name })).getAllByRole('cell'))
  expect(cells(/Window film/)).toEqual(expect.arrayContaining(['$64.50', 'Low2']))
  expect(cells(/PPF gloss/)).toEqual(expect.arrayContaining(['$189.00', '12,000']))
  expect(cells(/Tape/)).toContain('Out of stock0')
  expect(screen.getByText('3 products · 12,002 pieces · worth $2,268,129')).toBeVisible()
})

test('the arrow keys move along the check boxes, / goes to the filter and n to a new product', () => {
  renderWith('B', 'A')
  render(<ProductForm />)
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
  pressKey('/', { ctrlKey: true })
  pressKey('x')
  expect(screen.getByLabelText('Select A')).toHaveFocus()
  press('/')
  expect(screen.getByLabelText('Find by name')).toHaveFocus()
  fireEvent.click(screen.getByLabelText(/^Keys: /))
  focus('Select A')
  press('/')
  expect(screen.getByLabelText('Select A')).toHaveFocus()
})

test('the search ignores case and accents, and shows a term that matches nothing', () => {
  renderWith('Ñandú film', 'Azul')
  type('Find by name', 'NANDU')
  expect(rows()).toEqual(['Ñandú film'])
  type('Find by name', 'zzz')
  expect(screen.getByText(/^No products match/)).toHaveTextContent('No products match “zzz”.')
  button('Show all products').focus()
  press('Show all products')
  expect(rows()).toHaveLength(2)
  expect(screen.getByRole('table')).toHaveFocus()
})

test('the check box of the page tells none, some and all of its rows apart', () => {
  renderWith('B', 'A')
  const all = screen.getByLabelText('Select all on this page')
  expect(all).not.toBePartiallyChecked()
  fireEvent.click(screen.getByLabelText('Select A'))
  expect(all).toBePartiallyChecked()
  fireEvent.click(all)
  expect(all).toBeChecked()
  expect(all).not.toBePartiallyChecked()
  expect(screen.getByLabelText('Select B')).toBeChecked()
  fireEvent.click(all)
  expect(screen.getByLabelText('Select A')).not.toBeChecked()
})

test('only the heading of the column by which the list is sorted has a direction', () => {
  renderWith('A')
  const sorted = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
  press(/^Price/)
  expect(sorted()).toEqual([null, null, 'ascending', null, null])
  press(/^Price/)
  expect(sorted()).toEqual([null, null, 'descending', null, null])
})

test('a list without low stock shows a message, and a threshold that is no number becomes the last one', () => {
  create('A', 1, 9)
  renderWith()
  const threshold = screen.getByLabelText('Low stock threshold')
  fireEvent.click(screen.getByLabelText('Low stock only'))
  expect(screen.getByText('No products have a stock of 5 or less.')).toBeVisible()
  expect(screen.queryByText(/^No products match/)).toBeNull()
  type('Low stock threshold', 'x')
  expect(threshold).toHaveValue('x')
  fireEvent.blur(threshold)
  expect(threshold).toHaveValue('5')
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByText(/^Tersa · .* · Filter: .*5/)).toBeInTheDocument()
  act(() => void fireEvent(window, new Event('afterprint')))
})

test('where the window is narrow, a product is created in a dialog, which returns the focus or shows the row', async () => {
  renderWith('A')
  const open = async () => {
    press('New product')
    return within(await screen.findByRole('dialog', { name: 'New product' }))
  }
  fireEvent.click((await open()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button('New product')).toHaveFocus()
  // The key opens it too.
  jest.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  pressKey('n')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Zed' } })
  fireEvent.change(dialog.getByLabelText(/^Price/), { target: { value: '1' } })
  fireEvent.submit(dialog.getByRole('form', { name: 'New product' }))
  pressKey('/')
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button('Edit Zed')).toHaveFocus()
})
