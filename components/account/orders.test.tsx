import { fireEvent, render, screen, within } from '@testing-library/react'
import { orders } from '@/lib/account/sample'
import { settingsStore } from '@/lib/account/settings-store'
import { OrdersTable } from './orders'

test.each([
  ['TR-1043', ['Oct 12, 2026', '$297', 'Shipped', 'Card']],
  ['TR-1031', ['Aug 28, 2026', '$198', 'Delivered', 'Card']],
  ['TR-1017', ['Jun 3, 2026', '$99', 'Cancelled', 'Card']],
])('order %s shows its date, total, status and method', (id, texts) => {
  render(<OrdersTable orders={orders} />)
  const row = screen.getByRole('row', { name: new RegExp(id) })
  for (const text of texts) expect(within(row).getByText(text)).toBeInTheDocument()
  expect(row).not.toHaveClass('d-print-none')
})

test('opening an order shows its lines with their amounts and a button that prints, and closes the other order', () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  render(<OrdersTable orders={orders} />)
  const toggle = screen.getByRole('button', { name: 'TR-1043' })
  fireEvent.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('2 × Lustra').closest('li')).toHaveTextContent('2 × Lustra$198')
  expect(screen.getByText('2 × Lustra')).toBeVisible()
  expect(screen.getAllByText('Oct 12, 2026').at(-1)?.closest('li')).toHaveTextContent('Ordered')
  fireEvent.click(screen.getByRole('button', { name: 'Print TR-1043' }))
  expect(print).toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'TR-1031' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('2 × Lustra')).not.toBeVisible()
})

test('dates are formatted in the language chosen in the settings', () => {
  settingsStore.set({ ...settingsStore.get(), dateLanguage: 'es-419' })
  render(<OrdersTable orders={orders} />)
  expect(screen.getAllByText('12 oct 2026')[0]).toBeInTheDocument()
})

test('double-clicking to reorder emits one cart event per piece, once', () => {
  const added: unknown[] = []
  const listen = ({ detail }: CustomEvent<unknown>) => added.push(detail)
  window.addEventListener('cart:add', listen)
  render(<OrdersTable orders={orders} />)
  fireEvent.click(screen.getByRole('button', { name: 'TR-1043' }))
  const button = screen.getByRole('button', { name: 'Add all to cart: TR-1043' })
  fireEvent.click(button, { detail: 1 })
  fireEvent.click(button, { detail: 2 })
  expect(button).toHaveTextContent('Added')
  expect(button).toHaveAccessibleName('Added: TR-1043')
  expect(added).toMatchObject([
    { id: '1', name: 'Lustra', price: 99 },
    { id: '1', name: 'Lustra', price: 99 },
    { id: '4', name: 'Azogue', price: 99 },
  ])
  window.removeEventListener('cart:add', listen)
})
