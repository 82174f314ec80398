import { act, fireEvent, render, screen } from '@testing-library/react'
import { cartStore } from '@/lib/cart/cart'
import { postMessage } from '@/lib/enquiry/post-message'
import { couponStore, type FilmUrl, quoteStore } from '@/lib/quote/quote'
import { ContactLead, QuoteForm } from './quote-form'
import { press, type } from './test-enquiry'

jest.mock('@/lib/enquiry/post-message', () => {
  // The form's module reads it when it loads, after importing this mock.
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: jest.fn(async () => 'refused') }
})

const lustra = { id: '1', name: 'Lustra', image: null, price: 99, quantity: 1 }
const truck: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const window: FilmUrl = '/window-film?film=35&glass=75&window=front-side&place=texas'
const boat: FilmUrl = '/marine-film?zones=bow&loa=9'

async function sentMessage() {
  type('Name', 'Ana')
  type('Email', 'ana@example.com')
  fireEvent.click(screen.getByRole('checkbox'))
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
    await import('@/components/quote/list-texts')
  })
  return (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Full message' })).value
}

const sentLine = () => jest.mocked(postMessage).mock.lastCall?.[1].answers.line

const person = ['Name', 'Email', 'Phone (optional)', 'City or ZIP code']
const when = ['Preferred date (optional)', 'Preferred time']
const model = 'Make, model, and year (optional)'
const visit = 'Can you bring it to the shop?'
const ofBoat = ['Builder and model (optional)', 'Where is the boat?']
const message = 'Message (optional)'

const atShop = [...when, visit, message]
const shipped = [...person.slice(0, 3), 'City or ZIP code (optional)', message]

test.each<[string, FilmUrl[], (typeof lustra)[], string[]]>([
  ['no list', [], [], [...person, 'Product line', model, ...atShop]],
  ['cards alone', [], [lustra], shipped],
  ['films of a vehicle, and cards', [truck, window], [lustra], [...person, model, ...atShop]],
  ['films of a boat', [boat], [], [...person, ...ofBoat, ...when, message]],
  ['films of a vehicle and of a boat', [window, boat], [], [...person, model, ...ofBoat, ...atShop]],
])('what the form asks with %s', (_list, films, cards, asked) => {
  quoteStore.set(films)
  cartStore.set(cards)
  render(<QuoteForm />)
  const labels = Array.from(document.querySelectorAll('.form-label'), ({ textContent }) => textContent)
  expect(labels).toEqual(asked)
})

test('cards alone are paid and shipped, which the lead and the hints say', () => {
  cartStore.set([lustra])
  render(<ContactLead>Tell us about your vehicle.</ContactLead>)
  render(<QuoteForm />)
  expect(document.body).toHaveTextContent(
    /^Tell us who you are. We’ll reply with payment and shipping details\..*Your cards are sent with the message/,
  )
  expect(screen.getByLabelText(/^City/)).toHaveAccessibleDescription('So that we can quote the shipping.')
  act(() => quoteStore.set([boat]))
  expect(document.body).toHaveTextContent(
    /^Tell us about your vehicle\..*Your quote is sent with the message/,
  )
})

test('a question that the list no longer asks keeps its answer for the visit, which is not sent', async () => {
  cartStore.set([lustra])
  quoteStore.set([truck])
  render(<QuoteForm />)
  type(/^Make, model/, 'Tacoma 2024')
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  act(() => quoteStore.set([]))
  expect(screen.queryByLabelText(/^Make, model/)).toBeNull()
  expect(await sentMessage()).toMatch(
    /^.*\n\nName: Ana\nEmail: ana@example.com\nI agree to be contacted about this request: Yes\n\nFor a quote:\nCards:/,
  )
  act(() => quoteStore.set([truck]))
  expect(screen.getByLabelText(/^Make, model/)).toHaveValue('Tacoma 2024')
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
  expect(sentLine()).toBe('Character cards')
  act(() => cartStore.set([]))
  type('City or ZIP code', '01010')
  await press('Send message')
  expect(sentLine()).toBe('Paint Protection Film')
})

test('the full message says everything about each film, and lists the cards', async () => {
  cartStore.set([lustra])
  quoteStore.set([truck, window])
  render(<QuoteForm />)
  type('City or ZIP code', '01010')
  const sent = await sentMessage()
  expect(sent).toContain('- One panel, on a truck. Hood. About ')
  expect(sent).toMatch(
    /- Front side windows, 35% film\. On 75% glass, 26% gets through\. Legal in Texas\..*\nCards:\n- 1 × Lustra, \$99 each$/,
  )
  // Two kinds of film and a card.
  expect(sentLine()).toBe('Several, or not sure yet')
})

test('a coupon alone is sent with the message, and the form still asks for the product line', () => {
  couponStore.set({ code: 'EDGE25', desc: '$25 off' })
  render(<QuoteForm />)
  expect(screen.getByLabelText('Product line')).toHaveValue('Several, or not sure yet')
  expect(screen.getByRole('link', { name: 'Your quote' })).toBeVisible()
})
