import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { productsStore } from '@/lib/products/product'
import { product } from '@/lib/products/test-product'
import { currentQuery } from '@/lib/url/query-state'
import { ProductForm } from './product-form'
import { ProductList } from './product-list'
import { button, press, rows, texts, type } from './test-product-list'

beforeEach(() => {
  const fields = (index: number) => ({ id: String(index), name: `Film ${index}`, stock: index })
  productsStore.set(Array.from({ length: 120 }, (_, index) => product(fields(index))))
})
const toPage = (number: number) => fireEvent.click(screen.getByRole('link', { name: `Page ${number}` }))
const select = (name: string, shiftKey = false) =>
  fireEvent.click(screen.getByLabelText(`Select ${name}`), { shiftKey })

test('a reload keeps the page, order and search of the URL', async () => {
  window.history.replaceState(null, '', '/?q=film&sort=stock&page=2')
  render(<ProductList />)
  expect((await screen.findAllByRole('rowheader'))[0]).toHaveTextContent('Film 50')
  expect(screen.getByLabelText('Find by name')).toHaveValue('film')
})

describe('a long list', () => {
  beforeEach(async () => {
    render(<ProductList />)
    await screen.findByRole('navigation', { name: 'Pages of the list' })
  })

  test('shows fifty rows per page and stores the page, order and search in the URL', () => {
    expect(rows()).toHaveLength(50)
    toPage(3)
    expect(rows()).toHaveLength(20)
    expect(currentQuery()).toBe('?page=3')
    press(/^Stock/)
    press(/^Stock/)
    expect(rows()[0]).toBe('Film 119')
    type('Find by name', '11')
    expect(rows()[0]).toBe('Film 119')
    expect(rows()).toHaveLength(11)
    expect(currentQuery()).toBe('?q=11&sort=-stock')
  })

  test('says which products the next page has, and Back returns to the page and order before', async () => {
    toPage(2)
    expect(screen.getByRole('table', { name: 'Page 2 of 3, products 51 to 100' })).toHaveFocus()
    await waitFor(() => expect(announcedText()).toMatch(/Page 2 of 3, products 51 to 100\.$/))
    press(/^Stock/)
    press(/^Stock/)
    type('Find by name', '11')
    expect(rows()).toHaveLength(11)
    window.history.back()
    await screen.findByText('Film 0')
    expect(rows()[0]).toBe('Film 0')
    expect(currentQuery()).toBe('?sort=stock')
    window.history.back()
    await screen.findByText('Film 50')
    expect(rows()[0]).toBe('Film 50')
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
    expect(productsStore.get().map(({ name }) => name)).not.toContain('Zoe')
  })

  test('has links to the other pages alone, and stays on its page when one is Ctrl-clicked', () => {
    const pager = screen.getByRole('navigation', { name: 'Pages of the list' })
    const steps = pager.querySelectorAll('span')
    expect(steps.length).toBeGreaterThan(1)
    for (const text of steps) {
      expect(text).not.toHaveAttribute('href')
      expect(text).not.toHaveAttribute('aria-label')
    }
    expect(pager.querySelector('[aria-current=page]')).toHaveTextContent('Page 1')
    const links = screen.getAllByRole('link', { name: /Page/ })
    expect(texts(links)).toEqual(['Page 2', 'Page 3'])
    // jsdom cannot navigate.
    window.addEventListener('click', (click) => click.preventDefault(), { once: true })
    fireEvent.click(links[1] ?? pager, { ctrlKey: true })
    expect(rows()).toHaveLength(50)
  })

  test('filters by low stock and stores the threshold', () => {
    fireEvent.click(screen.getByLabelText('Low stock only'))
    expect(rows()).toHaveLength(6)
    type('Low stock threshold', '9')
    expect(rows()).toHaveLength(10)
    expect(localStorage.getItem('tersa.low-stock')).toBe('9')
  })

  test('selects a range across two pages with Shift', async () => {
    select('Film 48')
    toPage(2)
    select('Film 51', true)
    expect(await screen.findByText('4 selected')).toBeVisible()
  })

  test('prints the rows of every page', () => {
    type('Find by name', 'film')
    fireEvent(window, new Event('beforeprint'))
    expect(rows()).toHaveLength(120)
    expect(screen.getByText(/^Tersa · .*Filter: “film”$/)).toBeInTheDocument()
    act(() => void fireEvent(window, new Event('afterprint')))
    expect(rows()).toHaveLength(50)
    expect(screen.queryByText(/^Tersa · /)).toBeNull()
  })
})
