import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { productsStore } from '@/lib/products/product'
import { product } from '@/lib/products/test-product'
import { currentQuery } from '@/lib/url/query-state'
import { ProductForm } from './product-form'
import { ProductList } from './product-list'
import { button, create, press, rows, select, stored, texts, type } from './test-product-list'

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
  expect(screen.getByText('3 products · 12,002 units · worth $2,268,129')).toBeVisible()
})

test('the arrow keys move along the check boxes', () => {
  renderWith('B', 'A')
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  act(() => screen.getByLabelText('Select all on this page').focus())
  press('ArrowDown')
  press('ArrowDown')
  expect(screen.getByLabelText('Select B')).toHaveFocus()
  press('ArrowDown')
  press('ArrowUp')
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

test('a heading sorts up, then down, then no longer, and no other heading has a direction', () => {
  renderWith('A')
  const sortedAfter = (heading: RegExp) => {
    press(heading)
    return screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))
  }
  expect(sortedAfter(/^Price/)).toEqual([null, null, 'ascending', null, null])
  expect(sortedAfter(/^Price/)).toEqual([null, null, 'descending', null, null])
  expect(sortedAfter(/^Name/)).toEqual([null, 'ascending', null, null, null])
  expect(sortedAfter(/^Name/)).toEqual([null, 'descending', null, null, null])
  expect(sortedAfter(/^Name/)).toEqual([null, null, null, null, null])
})

test('a list without low stock shows a message, and a threshold is stored unless it is no number', () => {
  create('A', 1, 9)
  renderWith()
  const threshold = screen.getByLabelText('Low stock threshold')
  fireEvent.click(screen.getByLabelText('Low stock only'))
  type('Low stock threshold', '9')
  expect(rows()).toEqual(['A'])
  expect(localStorage.getItem('tersa.low-stock')).toBe('9')
  type('Low stock threshold', '5')
  expect(screen.getByText('No products have a stock of 5 or less.')).toBeVisible()
  expect(screen.queryByText(/^No products match/)).toBeNull()
  type('Low stock threshold', 'x')
  expect(threshold).toHaveValue('x')
  fireEvent.blur(threshold)
  expect(threshold).toHaveValue('5')
  fireEvent(window, new Event('beforeprint'))
  expect(screen.getByText(/^Tersa · .* · Filter: .*5/)).toBeInTheDocument()
  act(() => void fireEvent(window, new Event('afterprint')))
  expect(screen.queryByText(/^Tersa · /)).toBeNull()
})

test('where the window is narrow, a product is created in a dialog, which shows its row', async () => {
  renderWith('A')
  press('New product')
  const dialog = within(await screen.findByRole('dialog', { name: 'New product' }))
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Zed' } })
  fireEvent.change(dialog.getByLabelText(/^Price/), { target: { value: '1' } })
  fireEvent.submit(dialog.getByRole('form', { name: 'New product' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(button('Edit Zed')).toHaveFocus()
})

function renderLong() {
  const fields = (index: number) => ({ id: String(index), name: `Film ${index}`, stock: index })
  productsStore.set(Array.from({ length: 120 }, (_, index) => product(fields(index))))
  render(<ProductList />)
}
const toPage = (number: number) => fireEvent.click(screen.getByRole('link', { name: `Page ${number}` }))

test('a reload keeps the page, order and search of the URL', async () => {
  window.history.replaceState(null, '', '/?q=film&sort=stock&page=2')
  renderLong()
  expect((await screen.findAllByRole('rowheader'))[0]).toHaveTextContent('Film 50')
  expect(screen.getByLabelText('Find by name')).toHaveValue('film')
})

describe('a long list', () => {
  beforeEach(async () => {
    renderLong()
    await screen.findByRole('navigation', { name: 'Pages of the list' })
  })

  test('names its page of fifty rows, and has the page, order and search in the URL, so that Back returns to them', async () => {
    expect(rows()).toHaveLength(50)
    toPage(3)
    expect(rows()).toHaveLength(20)
    expect(currentQuery()).toBe('?page=3')
    expect(screen.getByRole('table', { name: 'Page 3 of 3, products 101 to 120' })).toHaveFocus()
    await waitFor(() => expect(announcedText()).toMatch(/Page 3 of 3, products 101 to 120\.$/))
    press(/^Stock/)
    press(/^Stock/)
    expect(rows()[0]).toBe('Film 119')
    type('Find by name', '11')
    expect(rows()[0]).toBe('Film 119')
    expect(rows()).toHaveLength(11)
    expect(currentQuery()).toBe('?q=11&sort=-stock')
    window.history.back()
    await screen.findByText('Film 0')
    expect(rows()[0]).toBe('Film 0')
    expect(currentQuery()).toBe('?sort=stock')
    window.history.back()
    await screen.findByText('Film 100')
    expect(rows()[0]).toBe('Film 100')
  })

  test('shows a created product where the filter, the order and the pages have put it', async () => {
    render(<ProductForm />)
    type('Find by name', '11')
    const form = within(screen.getByRole('form', { name: 'New product' }))
    const create = (name: string) => {
      fireEvent.change(form.getByLabelText('Name'), { target: { value: name } })
      fireEvent.change(form.getByLabelText('Price'), { target: { value: '1' } })
      fireEvent.submit(screen.getByRole('form', { name: 'New product' }))
      fireEvent.click(form.getByRole('button', { name: 'Show' }))
    }
    create('Zed')
    expect(form.getByText('Zed created, on page 1.')).toBeVisible()
    await waitFor(() => expect(button('Edit Zed')).toHaveFocus())
    expect(screen.getByLabelText('Find by name')).toHaveValue('')
    press(/^Name/)
    create('Zoe')
    await waitFor(() => expect(button('Edit Zoe')).toHaveFocus())
    expect(currentQuery()).toBe('?sort=name&page=3')
    expect(form.getByText('Zoe created, on page 3.')).toBeVisible()
    type('Find by name', '11')
    expect(form.getByText('Zoe created, hidden by the filter.')).toBeVisible()
    press('Undo: Zoe created.')
    expect(form.queryByText(/^Zoe/)).toBeNull()
    expect(form.getByLabelText('Name')).toHaveFocus()
    expect(stored()).not.toContain('Zoe')
    // The latest creation is taken back by undoing it.
    press('Redo')
    expect(stored()).toContain('Zoe')
  })

  test('has links to the other pages alone, and stays on its page when one is Ctrl-clicked', () => {
    const pager = screen.getByRole('navigation', { name: 'Pages of the list' })
    expect(pager.querySelectorAll('span').length).toBeGreaterThan(1)
    expect(pager.querySelectorAll('span[href], span[aria-label]')).toHaveLength(0)
    expect(pager.querySelector('[aria-current=page]')).toHaveTextContent('Page 1')
    const links = screen.getAllByRole('link', { name: /Page/ })
    expect(texts(links)).toEqual(['Page 2', 'Page 3'])
    // jsdom cannot navigate.
    window.addEventListener('click', (click) => click.preventDefault(), { once: true })
    fireEvent.click(links[1] ?? pager, { ctrlKey: true })
    expect(rows()).toHaveLength(50)
  })

  test('selects a range across two pages with Shift', async () => {
    select('Film 48')
    toPage(2)
    select('Film 51', true)
    expect(await screen.findByText('4 selected')).toBeVisible()
  })
})
