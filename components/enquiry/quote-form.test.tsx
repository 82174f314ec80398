import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { QuoteList } from '@/components/quote/quote-list'
import { cartStore } from '@/lib/cart/cart-store'
import { type QuoteItem, quoteStore } from '@/lib/quote/quote-store'
import { QuoteForm } from './quote-form'

jest.mock('next/navigation', () => ({ usePathname: () => '/contact' }))
jest.mock('@/lib/enquiry/post-message', () => {
  // The form's module reads it when it loads, after importing this mock.
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: async () => 'refused' }
})

const items: QuoteItem[] = [
  { kind: 'coverage', text: 'Coverage, Sedan: Hood', href: '/ppf?panels=hood' },
  { kind: 'tint', text: 'Window film of 35%', href: '/window-film?film=35' },
  { kind: 'hull', text: 'Hull of 10 m', href: '/marine-film?loa=10' },
]

beforeEach(() => {
  cartStore.set([{ id: '1', name: 'Lustra', image: null, price: 99, quantity: 1 }])
  quoteStore.set(items)
})

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const fromTools = () =>
  within(screen.getByRole('list', { name: 'Films' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('bdi')?.textContent)

test('the full message lists the cart and the item from each tool', async () => {
  render(<QuoteForm />)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  await press('Send message')
  const message = screen.getByRole('textbox', { name: 'Full message' })
  expect(message).toHaveDisplayValue(
    /- 1 × Lustra, \$99 each\n- Coverage, Sedan: Hood\n- Window film of 35%\n- Hull of 10 m$/,
  )
})

test('Undo restores a removed item to its place in the quote', async () => {
  render(<QuoteList />)
  await press('Remove Window film of 35%')
  expect(fromTools()).toEqual(['Coverage, Sedan: Hood', 'Hull of 10 m'])
  await press('Undo')
  expect(fromTools()).toEqual(items.map(({ text }) => text))
})

test('each item links to the tool that can change it', () => {
  render(<QuoteList />)
  const links = screen.getAllByRole('link', { name: 'Change' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(items.map(({ href }) => href))
})
