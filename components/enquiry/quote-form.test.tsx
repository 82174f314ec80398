import { act, fireEvent, render, screen } from '@testing-library/react'
import { cartStore } from '@/lib/cart/cart'
import { postMessage } from '@/lib/enquiry/post-message'
import { couponStore, quoteStore } from '@/lib/quote/quote'
import { QuoteForm } from './quote-form'

jest.mock('next/navigation', () => ({ usePathname: () => '/contact' }))
jest.mock('@/lib/enquiry/post-message', () => {
  // The form's module reads it when it loads, after importing this mock.
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: jest.fn(async () => 'refused') }
})

test('the full message says everything about each film, and lists the cards', async () => {
  cartStore.set([{ id: '1', name: 'Lustra', image: null, price: 99, quantity: 1 }])
  quoteStore.set([
    '/ppf?panels=hood&vehicle=truck',
    '/window-film?film=35&glass=75&window=front-side&place=texas',
  ])
  render(<QuoteForm />)
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ana' } })
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ana@example.com' } })
  fireEvent.change(screen.getByLabelText('Town or postcode'), { target: { value: '01010' } })
  expect(screen.queryByLabelText('Product line')).toBeNull()
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await import('@/components/quote/list-texts')
  })
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Full message' })
  expect(message.value).toContain('- One panel, on a truck. Hood. About ')
  expect(message.value).toMatch(
    /- Front side windows, 35% film\. On 75% glass, 26% gets through\. Legal in Texas\..*\nCards:\n- 1 × Lustra, \$99 each$/,
  )
  // Two kinds of film and a card.
  expect(postMessage).toHaveBeenCalledWith(
    expect.anything(),
    expect.objectContaining({ answers: expect.objectContaining({ line: 'Several, or not sure yet' }) }),
  )
})

test('with a coupon alone the form still has the question about the product line', () => {
  cartStore.set([])
  quoteStore.set([])
  couponStore.set({ code: 'EDGE25', desc: '$25 off' })
  render(<QuoteForm />)
  expect(screen.getByLabelText('Product line')).toHaveValue('Several, or not sure yet')
  expect(screen.getByRole('link', { name: 'Your quote' })).toBeVisible()
})
