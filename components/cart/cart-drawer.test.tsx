import { act, fireEvent, render, screen } from '@testing-library/react'
import type { CartLine } from '@/lib/cart/cart-lines'
import { cartStore } from '@/lib/cart/cart-store'
import { type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
import { CartButton } from './cart-button'
import { CartDrawer } from './cart-drawer'

jest.mock('next/navigation', () => ({ usePathname: () => '/shop' }))

const line = (name: string, quantity = 1, price = 99): CartLine => ({
  id: name,
  name,
  image: null,
  price,
  quantity,
})

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
afterEach(() => {
  cartStore.set([])
  quoteStore.set([])
})

function open(...lines: CartLine[]) {
  cartStore.set(lines)
  render(
    <>
      <CartButton icon={null} />
      <CartDrawer onClose={() => {}} />
    </>,
  )
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const badge = () => screen.getByRole('status', { name: 'Cart' })
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

test('each line has its price, and the foot the total', () => {
  open(line('Lustra', 2), line('Cobalto', 1, 12.5))
  expect(screen.getByText('$198')).toBeInTheDocument()
  expect(screen.getByText('Total').parentElement).toHaveTextContent('$210.50')
})

test('a removed line returns to its place with Undo', () => {
  open(line('Nácar'), line('Lustra', 2), line('Vitral'))
  press('Remove Lustra')
  expect(names()).toEqual(['Nácar', 'Vitral'])
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  press('Undo')
  expect(names()).toEqual(['Nácar', 'Lustra', 'Vitral'])
  expect(cartStore.get()[1]?.quantity).toBe(2)
})

test('lines that are removed one after the other, and the rest at once, all return to their places', () => {
  open(line('Nácar'), line('Lustra', 2), line('Vitral'))
  press('Remove Lustra')
  press('Remove Vitral')
  press('Empty the cart')
  for (let i = 0; i < 3; i++) press('Undo')
  expect(names()).toEqual(['Nácar', 'Lustra', 'Vitral'])
  expect(badge()).toHaveTextContent('4')
})

test('an emptied cart leads to the shop, and Undo restores every line', () => {
  open(line('Lustra', 2), line('Cobalto'))
  press('Empty the cart')
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument()
  expect(badge()).toHaveTextContent('0')
  expect(screen.getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', '/shop')
  press('Undo')
  expect(names()).toEqual(['Lustra', 'Cobalto'])
  expect(badge()).toHaveTextContent('3')
})

test('a typed quantity changes the badge', () => {
  open(line('Lustra', 2))
  const quantity = screen.getByRole('textbox', { name: 'Quantity' })
  fireEvent.change(quantity, { target: { value: '12' } })
  act(() => fireEvent.keyDown(quantity, { key: 'Enter' }))
  expect(badge()).toHaveTextContent('12')
})

test('fifty lines show at a time, and the focus goes to the first of the next ones', () => {
  open(...Array.from({ length: 120 }, (_, i) => line(`Card ${i}`)))
  expect(names()).toHaveLength(50)
  press('Show more (70 left)')
  expect(names()).toHaveLength(100)
  expect(screen.getAllByRole('listitem')[50]).toHaveFocus()
})

test('the focus stays in the drawer when another tab empties the cart', () => {
  open(line('Lustra'))
  screen.getByRole('button', { name: 'Remove Lustra' }).focus()
  window.localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(names()).toEqual([])
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

const tint: QuoteItem = { kind: 'tint', text: 'Window film of 35%', href: '/window-film?film=35' }
const films = () => screen.queryByRole('list', { name: 'Films' })

test('the films of the quote stand beside the cards, on request, and are no part of the badge and the total', () => {
  quoteStore.set([tint])
  open(line('Lustra', 2))
  expect(films()).toHaveTextContent('Window film of 35% ChangeOn request')
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/window-film?film=35')
  expect(screen.getByText('Total without the films').parentElement).toHaveTextContent('$198')
  expect(badge()).toHaveTextContent('2')
})

test('a film by itself can be asked for, removed and restored', () => {
  quoteStore.set([tint])
  open()
  expect(screen.queryByText('Nothing here yet')).toBeNull()
  expect(screen.queryByText(/^Total/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', '/contact')
  press('Remove Window film of 35%')
  expect(screen.getByText('Nothing here yet')).toBeInTheDocument()
  press('Undo')
  expect(films()).toHaveTextContent('Window film of 35%')
})

test('an emptied cart holds no films either, and Undo restores both', () => {
  quoteStore.set([tint])
  open(line('Lustra'))
  press('Empty the cart')
  expect(names()).toEqual([])
  expect(films()).toBeNull()
  press('Undo')
  expect(names()).toEqual(['Lustra'])
  expect(films()).toHaveTextContent('Window film of 35%')
})
