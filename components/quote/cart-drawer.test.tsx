import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { addCartLines, type CartLine, cartStore } from '@/lib/cart/cart'
import type { FilmUrl } from '@/lib/films/film-url'
import { quoteStore } from '@/lib/quote/quote'
import { CartButton } from './cart-button'
import { CartDrawer } from './cart-drawer'

const line = (name: string, quantity = 1, price = 99) => ({ id: name, name, image: null, price, quantity })
const tint: FilmUrl = '/window-film?film=35&glass=75&window=rear'

function open(...lines: CartLine[]) {
  cartStore.set(lines)
  render(<CartButton icon={null} />)
  render(<CartDrawer onClose={() => {}} />)
}

const names = () => {
  const list = screen.queryByRole('list', { name: 'Cards' })
  const titles = list ? within(list).queryAllByRole('heading') : []
  return titles.map(({ textContent }) => textContent)
}
const films = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
const badge = () => screen.getByRole('status', { name: 'Cart' })
const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

test('Undo takes the place of a removed line, the last one too, and restores it there with its quantity', () => {
  open(line('Nácar'), line('Lustra', 2), line('Vitral'))
  press('Remove Lustra')
  expect(names()).toEqual(['Nácar', 'Vitral'])
  const row = screen.getByText('Removed: Lustra.').closest('li')
  expect(row?.previousElementSibling).toHaveTextContent('Nácar')
  expect(screen.getByRole('button', { name: 'Undo: Lustra' })).toHaveFocus()
  press('Undo: Lustra')
  expect(names()).toEqual(['Nácar', 'Lustra', 'Vitral'])
  expect(cartStore.get()[1]?.quantity).toBe(2)
  for (const name of ['Nácar', 'Lustra', 'Vitral']) press(`Remove ${name}`)
  expect(names()).toEqual([])
  expect(screen.getByRole('button', { name: 'Undo: Vitral' })).toHaveFocus()
})

test('an emptied cart links to the cards and to the films; Undo restores all lines next to those that were added since', () => {
  quoteStore.set([tint])
  open(line('Lustra', 2))
  // In another tab.
  localStorage.setItem('tersa.cart', JSON.stringify([line('Lustra', 2), line('Cobalto')]))
  press('Empty the cart')
  expect([...names(), ...films()]).toEqual([])
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Share list' })).toBeNull()
  expect(badge()).toHaveTextContent('0')
  expect(screen.getByText('Cards have a price. Films are quoted for your vehicle or boat.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop the cards' })).toHaveAttribute('href', '/shop')
  expect(screen.getByRole('link', { name: 'Choose film for your car or boat' })).toHaveAttribute(
    'href',
    '/#lines',
  )
  act(() => {
    addCartLines([line('Vitral'), line('Lustra')])
    quoteStore.update((films) => [...films, '/window-film?film=50'])
  })
  press('Undo: everything in the cart')
  expect(screen.getByRole('link', { name: 'Change: Rear window, 35% film' })).toHaveFocus()
  expect(films()).toEqual(['Rear window, 35% film', 'Window film, 50%'])
  expect(cartStore.get()).toEqual([line('Lustra', 3), line('Cobalto'), line('Vitral')])
})

test('the focus stays in the drawer when another tab empties the cart', () => {
  open(line('Lustra'))
  screen.getByRole('button', { name: 'Remove Lustra' }).focus()
  window.localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(names()).toEqual([])
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('films come before the cards, which have prices and a total; films count for neither the badge nor the total', () => {
  quoteStore.set([tint])
  open(line('Lustra', 2), line('Cobalto', 1, 12.5))
  expect(films()).toEqual(['Rear window, 35% film'])
  const region = screen.getByRole('region', { name: 'Films, priced on request' })
  expect(region).toHaveTextContent('Factory glass (70 to 85%), 24.5 to 29.8% gets through')
  const change = screen.getByRole('link', { name: 'Change: Rear window, 35% film' })
  expect(change).toHaveAttribute('href', expect.stringContaining(`${tint}&change=`))
  expect(screen.getByText('$198')).toBeInTheDocument()
  const total = screen.getByText('Cards', { selector: 'span' }).parentElement
  expect(total).toHaveTextContent(/^Cards \(films on request\)\$210\.50$/)
  expect(screen.getByText('1 film, 3 cards')).toBeVisible()
  expect(badge()).toHaveTextContent('3')
  press('Remove: Rear window, 35% film')
  expect(total).toHaveTextContent(/^Cards \$210\.50$/)
})

test('a cart with only a film offers a quote, and the film can be removed and restored', () => {
  quoteStore.set([tint])
  open()
  expect(screen.queryByText('Your cart is empty')).toBeNull()
  expect(screen.queryByText(/\$/)).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Cards' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute('href', '/contact#message')
  press('Remove: Rear window, 35% film')
  expect(screen.getByText('Your cart is empty')).toBeInTheDocument()
  press('Undo: Rear window, 35% film')
  expect(films()).toEqual(['Rear window, 35% film'])
  expect(screen.getByRole('link', { name: /^Change/ })).toHaveFocus()
})

test.each(['Keep only this', 'Remove'])(
  'a second Enter on Undo after “%s” removes no alternative',
  (action) => {
    const lighter: FilmUrl = '/window-film?film=50&glass=75&window=rear'
    quoteStore.set([tint, lighter])
    open()
    press(`${action}: Rear window, 35% film`)
    expect(quoteStore.get()).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Undo/ })).toHaveFocus()
    for (const _press of [1, 2]) act(() => void fireEvent.click(document.activeElement ?? document.body))
    expect(quoteStore.get()).toEqual([tint, lighter])
  },
)
