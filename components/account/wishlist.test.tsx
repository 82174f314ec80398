import { act, fireEvent, render, screen } from '@testing-library/react'
import { addToCart, cartStore, changeQuantity, onCartAdd } from '@/lib/cart/cart'
import { favouritesStore } from '@/lib/favourites/favourites'
import { Wishlist } from './wishlist'

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const lustra = { id: '1', name: 'Lustra', image: null }
const cobalto = { id: '2', name: 'Cobalto', image: null }
const onda = { id: '3', name: 'Onda', image: null }

test('the list shows the account’s wishes first, then the other favourites', () => {
  favouritesStore.set([lustra, cobalto])
  render(<Wishlist />)
  expect(names()).toEqual(['Cobalto', 'Vitral', 'Proel', 'Lustra'])
})

test('moving a wish to the cart emits one event; Undo restores the list and keeps the pieces that were there before', async () => {
  const vitral = { id: '7', name: 'Vitral', image: null, price: 99 }
  cartStore.set([{ ...vitral, quantity: 2 }])
  const heard = jest.fn(addToCart)
  const stop = onCartAdd(heard)
  render(<Wishlist />)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Move to cart: Vitral' })))
  expect(names()).toEqual(['Cobalto', 'Proel'])
  expect(heard.mock.calls).toEqual([[expect.objectContaining({ name: 'Vitral', price: 99 })]])
  await act(async () => changeQuantity('#7', 1))
  press('Undo')
  expect(names()).toEqual(['Cobalto', 'Vitral', 'Proel'])
  expect(cartStore.get()).toEqual([{ ...vitral, quantity: 1 }])
  stop()
})

test('removing a favourite, which may also be a wish, removes it from the favourites; Undo restores its place', () => {
  favouritesStore.set([cobalto, lustra, onda])
  render(<Wishlist />)
  press('Remove Cobalto from wishlist')
  expect(names()).toEqual(['Vitral', 'Proel', 'Lustra', 'Onda'])
  expect(favouritesStore.get()).toEqual([lustra, onda])
  press('Undo')
  press('Remove Lustra from wishlist')
  expect(favouritesStore.get()).toEqual([cobalto, onda])
  press('Undo')
  expect(favouritesStore.get()).toEqual([cobalto, lustra, onda])
})

test('a double click on Remove removes one wish, and an empty list links to the shop', () => {
  render(<Wishlist />)
  press('Remove Cobalto from wishlist')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Vitral from wishlist' }), { detail: 2 })
  expect(names()).toEqual(['Vitral', 'Proel'])
  for (const name of ['Vitral', 'Proel']) press(`Remove ${name} from wishlist`)
  expect(screen.getByText('Your wishlist is empty')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', '/shop')
})
