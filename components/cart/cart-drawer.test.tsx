import { act, fireEvent, render, screen } from '@testing-library/react'
import type { CartLine } from '@/lib/cart/cart-lines'
import { addLines, cartStore } from '@/lib/cart/cart-store'
import { putInQuote, type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
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

test('each line shows its price, and the footer the total', () => {
  open(line('Lustra', 2), line('Cobalto', 1, 12.5))
  expect(screen.getByText('$198')).toBeInTheDocument()
  expect(screen.getByText('Total').parentElement).toHaveTextContent('$210.50')
})

test('Undo restores a removed line to its place', () => {
  open(line('Nácar'), line('Lustra', 2), line('Vitral'))
  press('Remove Lustra')
  expect(names()).toEqual(['Nácar', 'Vitral'])
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  press('Undo')
  expect(names()).toEqual(['Nácar', 'Lustra', 'Vitral'])
  expect(cartStore.get()[1]?.quantity).toBe(2)
})

test('repeated Undo restores single removals and an emptied cart, each line to its place', () => {
  open(line('Nácar'), line('Lustra', 2), line('Vitral'))
  press('Remove Lustra')
  press('Remove Vitral')
  press('Empty the cart')
  for (let i = 0; i < 3; i++) press('Undo')
  expect(names()).toEqual(['Nácar', 'Lustra', 'Vitral'])
  expect(badge()).toHaveTextContent('4')
})

test('an emptied cart links to the cards and to the films, and Undo restores every line', () => {
  open(line('Lustra', 2), line('Cobalto'))
  press('Empty the cart')
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  expect(badge()).toHaveTextContent('0')
  expect(screen.getByText('Cards have a price. Films are quoted for your vehicle or boat.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop the cards' })).toHaveAttribute('href', '/shop')
  expect(screen.getByRole('link', { name: 'Choose a film' })).toHaveAttribute('href', '/#lines')
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

test('the drawer shows fifty lines at a time, and Show more focuses the first new one', () => {
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

test('the films of the quote are listed as “On request” and do not count towards the badge or the total', () => {
  quoteStore.set([tint])
  open(line('Lustra', 2))
  expect(films()).toHaveTextContent('Window film of 35% ChangeOn request')
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/window-film?film=35')
  expect(screen.getByText('Total excluding films').parentElement).toHaveTextContent('$198')
  expect(badge()).toHaveTextContent('2')
})

test('a cart with only a film offers a quote, and the film can be removed and restored', () => {
  quoteStore.set([tint])
  open()
  expect(screen.queryByText('Your cart is empty')).toBeNull()
  expect(screen.queryByText(/^Total/)).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', '/contact')
  press('Remove Window film of 35%')
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  press('Undo')
  expect(films()).toHaveTextContent('Window film of 35%')
})

test('emptying the cart removes the films too, and Undo restores both', () => {
  quoteStore.set([tint])
  open(line('Lustra'))
  press('Empty the cart')
  expect(names()).toEqual([])
  expect(films()).toBeNull()
  press('Undo')
  expect(names()).toEqual(['Lustra'])
  expect(films()).toHaveTextContent('Window film of 35%')
})

test('Undo after emptying the cart restores what another tab had just added', () => {
  open(line('Lustra'))
  localStorage.setItem('tersa.cart', JSON.stringify([line('Lustra'), line('Vitral')]))
  press('Empty the cart')
  press('Undo')
  expect(cartStore.get()).toEqual([line('Lustra'), line('Vitral')])
})

test('Undo after emptying the cart keeps what was added in the meantime', () => {
  quoteStore.set([tint])
  open(line('Lustra'))
  press('Empty the cart')
  act(() => {
    addLines([line('Vitral'), line('Lustra')])
    putInQuote({ ...tint, text: 'Window film of 50%' })
  })
  press('Undo')
  expect(cartStore.get()).toEqual([line('Lustra', 2), line('Vitral')])
  expect(films()).toHaveTextContent('Window film of 50%')
})
