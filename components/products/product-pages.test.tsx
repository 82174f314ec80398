import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Announcer } from '@/components/ui/notice'
import { productsStore } from '@/lib/products/product'
import { product } from '@/lib/products/test-product'
import { currentQuery } from '@/lib/url/query-state'
import { ProductForm } from './product-form'
import { ProductList } from './product-list'
import { press, resetView, rows, texts, type } from './test-product-list'

beforeEach(resetView)

const products = Array.from({ length: 120 }, (_, index) =>
  product({ id: String(index), name: `Film ${index}`, stock: index }),
)

test('a reload keeps the page, order and search of the URL', async () => {
  productsStore.set(products)
  window.history.replaceState(null, '', '/?q=film&sort=stock&page=2')
  render(<ProductList />)
  expect((await screen.findAllByRole('rowheader'))[0]).toHaveTextContent('Film 50')
  expect(screen.getByLabelText('Find by name')).toHaveValue('film')
})

describe('a long list', () => {
  beforeEach(async () => {
    productsStore.set(products)
    render(<ProductList />)
    await screen.findByRole('navigation', { name: 'Pages of the list' })
  })

  test('shows fifty rows per page and stores the page, order and search in the URL', () => {
    expect(rows()).toHaveLength(50)
    fireEvent.click(screen.getByRole('link', { name: 'Page 3' }))
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
    render(<Announcer />)
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(screen.getByRole('table', { name: 'Page 2 of 3, products 51 to 100' })).toHaveFocus()
    const announced = await screen.findByText(/Page 2 of 3, products 51 to 100\.$/)
    expect(announced).toHaveRole('status')
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
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Zed' })).toHaveFocus())
    expect(screen.getByLabelText('Find by name')).toHaveValue('')
    press(/^Name/)
    create('Zoe')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Zoe' })).toHaveFocus())
    expect(currentQuery()).toBe('?sort=name&page=3')
    expect(form.getByText('Zoe created, on page 3.')).toBeVisible()
    type('Find by name', '11')
    expect(form.getByText('Zoe created, hidden by the filter.')).toBeVisible()
    press('Undo: Zoe created.')
    expect(form.queryByText(/^Zoe/)).toBeNull()
    expect(form.getByLabelText('Name')).toHaveFocus()
    expect(productsStore.get().map(({ name }) => name)).not.toContain('Zoe')
  })

  test('marks the current page and a step that leads nowhere as text, without a link’s attributes', () => {
    const pager = screen.getByRole('navigation', { name: 'Pages of the list' })
    const steps = pager.querySelectorAll('span')
    expect(steps.length).toBeGreaterThan(1)
    for (const text of steps) {
      expect(text).not.toHaveAttribute('href')
      expect(text).not.toHaveAttribute('aria-label')
    }
    expect(pager.querySelector('[aria-current=page]')).toHaveTextContent('Page 1')
    expect(texts(screen.getAllByRole('link', { name: /Page/ }))).toEqual(['Page 2', 'Page 3'])
  })

  test('stays on the current page when a page link is Ctrl-clicked', () => {
    const link = screen.getByRole('link', { name: 'Page 3' })
    const event = createEvent.click(link, { ctrlKey: true })
    // jsdom cannot navigate.
    window.addEventListener('click', (click) => click.preventDefault(), { once: true })
    fireEvent(link, event)
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
    fireEvent.click(screen.getByLabelText('Select Film 48'))
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    fireEvent.click(screen.getByLabelText('Select Film 51'), { shiftKey: true })
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
