import { act, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { announcedText } from '@/lib/announcements/announcements'
import type { FilmUrl } from '@/lib/films/film-url'
import { quoteStore } from '@/lib/quote/quote'
import { CartButton } from './cart-button'

async function add(detail: unknown) {
  await act(async () => {
    window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  })
}

const button = <CartButton icon={null} />
const badge = () => screen.getByRole('status', { name: 'Cart' })

test('the exported HTML has the badge, with 0', () => {
  expect(renderToString(button)).toMatch(/role="status"[^>]*>0</)
})

test('one added card is announced by its name', async () => {
  render(button)
  await add({ name: 'Lustra' })
  await waitFor(() => expect(announcedText()).toBe('Added to cart: Lustra. 1 in the cart.'))
})

test.each([
  { cards: 0, films: 0, name: 'Cart, 0' },
  { cards: 0, films: 1, name: 'Cart, 0 cards, 1 film' },
  { cards: 2, films: 0, name: 'Cart, 2 cards' },
  { cards: 2, films: 3, name: 'Cart, 2 cards, 3 films' },
])('$cards cards and $films films: “$name”, a badge, a mark for films', async ({ cards, films, name }) => {
  render(button)
  for (let i = 0; i < cards; i++) await add({ id: 1 })
  act(() => quoteStore.set(Array.from({ length: films }, (_, i): FilmUrl => `/window-film?film=${i}`)))
  expect(badge()).toHaveTextContent(String(cards))
  expect(screen.getByRole('button', { name }).querySelectorAll('svg')).toHaveLength(films > 0 ? 1 : 0)
})
