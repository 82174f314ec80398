import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { QuoteList } from '@/components/quote/quote-list'
import { cartStore } from '@/lib/cart/cart-store'
import { couponStore } from '@/lib/quote/coupon-store'
import { QuoteForm } from './quote-form'

jest.mock('@/lib/enquiry/mail-link', () => ({
  // jsdom only follows links within the page.
  mailLink: () => ({ href: '#', isCut: false }),
}))

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

const line = (id: string, name: string) => ({ id, name, image: null, price: 99, quantity: 1 })

beforeEach(() => {
  cartStore.set([line('1', 'Lustra'), line('2', 'Cobalto')])
  render(
    <>
      <QuoteForm />
      <QuoteList />
    </>,
  )
})

test('cart items can be changed, removed and restored, and are sent with the message', async () => {
  const lustra = screen.getByRole('group', { name: 'Quantity of Lustra' })
  fireEvent.click(within(lustra).getByRole('button', { name: 'Increase quantity' }))
  await press('Remove Cobalto')
  expect(cartStore.get()).toMatchObject([{ name: 'Lustra', quantity: 2 }])
  await press('Undo')

  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  await press('Send message')
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Full message' })
  expect(message.value).toMatch(/For a quote:\n- 2 × Lustra, \$99 each\n- 1 × Cobalto, \$99 each$/)
})

test('a coupon is sent with the message, and can be removed and restored', async () => {
  act(() => couponStore.set({ code: 'CLEAR10', desc: '10% off window film' }))
  const coupon = () => screen.queryByText('Coupon CLEAR10: 10% off window film')
  expect(coupon()).toBeVisible()
  for (const [label, value] of Object.entries({ Name: 'Ana', Email: 'ana@example.com' }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await press('Send message')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Full message').value).toContain(
    'Coupon CLEAR10: 10% off window film',
  )
  await press('Remove coupon CLEAR10')
  expect(coupon()).toBeNull()
  await press('Undo')
  expect(coupon()).toBeVisible()
})

test('Undo keeps a coupon that another tab has added since the removal', async () => {
  act(() => couponStore.set({ code: 'CLEAR10', desc: '10% off window film' }))
  await press('Remove coupon CLEAR10')
  act(() => couponStore.set({ code: 'EDGE25', desc: '$25 off' }))
  await press('Undo')
  expect(couponStore.get()).toMatchObject({ code: 'EDGE25' })
})
