import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Notice } from '@/components/ui/notice'
import { cartStore } from '@/lib/cart/cart'
import { formDrafts } from '@/lib/enquiry/draft-store'
import { type Post, type PostResult, postMessage } from '@/lib/enquiry/post-message'
import type { FilmUrl } from '@/lib/films/film-url'
import { couponStore, quoteStore } from '@/lib/quote/quote'
import { ContactLead, QuoteForm } from './quote-form'
import { fillIn, press, type } from './test-enquiry'

jest.mock('@/lib/enquiry/post-message', () => {
  // The form's module reads it when it loads, after importing this mock.
  process.env.NEXT_PUBLIC_FORMS_URL = 'https://forms.example/'
  return { postMessage: jest.fn() }
})

const post = jest.mocked<(url: string, post: Post) => Promise<PostResult>>(postMessage)
const form = () => <QuoteForm />
const send = () => press('Send message')

beforeEach(() => post.mockReset().mockResolvedValue('refused'))

test('a message that could not be sent is discarded when the quote list changes', async () => {
  quoteStore.set(['/ppf?panels=hood'])
  const { rerender } = render(form())
  fillIn()
  await send()
  const outcome = await screen.findByRole('alert')
  expect(outcome).toHaveFocus()
  rerender(form())
  expect(outcome).toBeInTheDocument()
  act(() => quoteStore.set([]))
  act(() => quoteStore.set(['/ppf?panels=hood']))
  expect(outcome).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => quoteStore.set([]))
  post.mockImplementation(async () => {
    quoteStore.set(['/ppf?panels=hood'])
    return 'refused'
  })
  await send()
  expect(post).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refused message stays in the form, and can be emailed or sent again', async () => {
  post.mockResolvedValueOnce('refused').mockResolvedValueOnce('sent')
  render(form())
  fillIn()
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('Your message could not be sent.')
  expect(screen.getByRole('link', { name: 'Open your email app' })).toBeVisible()
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  await send()
  expect(screen.getByRole('status')).toHaveTextContent('Your message has been sent.')
  expect(screen.getByLabelText('Name')).toHaveValue('')
  expect(post).toHaveBeenCalledTimes(2)
})

test('while a message is being sent the button shows it, and a second press does not send it again', async () => {
  post.mockReturnValue(new Promise(() => {}))
  render(form())
  fillIn()
  await send()
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Sending…')
  expect(post).toHaveBeenCalledTimes(1)
})

test('filling in the bot trap shows an error and sends nothing', async () => {
  render(form())
  fillIn()
  type('Leave this empty', 'https://spam.example')
  await send()
  expect(screen.getByRole('alert')).toHaveTextContent('nothing was sent')
  expect(post).not.toHaveBeenCalled()
})

test.each<[PostResult, string, string | undefined]>([
  ['sent', 'Your message has been sent.', undefined],
  ['refused', 'Your message could not be sent. Nothing you typed is lost.', '/contact'],
  ['unknown', 'Your message may not have arrived. Nothing you typed is lost.', '/contact'],
])('a message that turns out %s after the visitor has left is reported', async (result, text, page) => {
  let respond: (result: PostResult) => void = () => {}
  post.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const { unmount } = render(form())
  fillIn()
  await send()
  unmount()
  render(<Notice />)
  await act(async () => respond(result))
  expect(screen.getByText(text)).toBeVisible()
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(page)
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }))
})

test('every attempt to send a message uses the same id, and the next message gets a new one', async () => {
  post.mockResolvedValueOnce('unknown').mockResolvedValue('sent')
  const { unmount } = render(form())
  fillIn()
  await send()
  // As after a reload.
  unmount()
  render(form())
  await send()
  fillIn()
  await send()
  const [first, again, next] = post.mock.calls.map(([, { id }]) => id)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('a tab stores only what was typed in it, so that a message sent in another tab does not reappear', () => {
  formDrafts.set({ contact: { name: 'Ana', message: 'How long?' } })
  const { unmount } = render(form())
  expect(screen.getByLabelText('Name')).toHaveValue('Ana')
  expect(window.sessionStorage.getItem('tersa.enquiries')).toBeNull()
  unmount()
  // The other tab sends its message.
  formDrafts.set({})
  render(form())
  expect(screen.getByLabelText('Name')).toHaveValue('')
})

const lustra = { id: '1', name: 'Lustra', image: null, price: 99, quantity: 1 }
const truck: FilmUrl = '/ppf?panels=hood&vehicle=truck'
const sides: FilmUrl = '/window-film?film=35&glass=75&window=front-side&place=texas'
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

const sentLine = () => post.mock.lastCall?.[1].answers.line

const person = ['Name', 'Email', 'City or ZIP code']
const phone = 'Phone (optional)'
const when = ['Preferred day (optional)', 'Preferred time']
const ofVehicle = ['Make, model, and year (optional)']
const visit = 'Can you bring it in?'
const ofBoat = ['Builder and model (optional)']
const berth = 'Where is the boat?'
const message = 'Message (optional)'

const atShop = [...when, visit]
const shipped = ['Name', 'Email', phone, 'City or ZIP code (optional)', message]

test.each<[string, FilmUrl[], (typeof lustra)[], string[], string[]]>([
  ['no list', [], [], [...person, 'Product line', message], [phone, ...ofVehicle, ...atShop]],
  ['cards alone', [], [lustra], shipped, []],
  [
    'films of a vehicle, and cards',
    [truck, sides],
    [lustra],
    [...person, message],
    [phone, ...ofVehicle, ...atShop],
  ],
  ['films of a boat', [boat], [], [...person, berth, message], [phone, ...ofBoat, ...when]],
  [
    'films of a vehicle and of a boat',
    [sides, boat],
    [],
    [...person, berth, message],
    [phone, ...ofVehicle, ...ofBoat, ...atShop],
  ],
])('what the form asks with %s, openly and folded', (_list, films, cards, open, folded) => {
  quoteStore.set(films)
  cartStore.set(cards)
  render(form())
  const labels = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent)
  expect(labels('.form-label:not(details *)')).toEqual(open)
  expect(labels('details .form-label')).toEqual(folded)
})

test('what helps with the price is closed until it is wanted, or has a problem', async () => {
  quoteStore.set([truck])
  render(form())
  const fold = screen.getByText('What helps with the price').closest('details')
  expect(fold).not.toHaveAttribute('open')
  type(/^Preferred day/, '2020-01-01')
  await send()
  expect(fold).toHaveAttribute('open')
})

test('cards alone are paid and shipped, which the lead and the hints say', () => {
  cartStore.set([lustra])
  render(<ContactLead>Tell us about your vehicle.</ContactLead>)
  render(form())
  expect(document.body).toHaveTextContent(
    /^Tell us who you are. We’ll reply with payment and shipping details\..*Your cards are sent with the message/,
  )
  expect(screen.getByLabelText(/^City/)).toHaveAccessibleDescription('So that we can quote the shipping.')
  act(() => quoteStore.set([boat]))
  expect(document.body).toHaveTextContent(/^Tell us about your vehicle\..*Your list is sent with the message/)
})

test('a question that the list no longer asks keeps its answer for the visit, which is not sent', async () => {
  cartStore.set([lustra])
  quoteStore.set([truck])
  render(form())
  type(/^Make, model/, 'Tacoma 2024')
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }))
  act(() => quoteStore.set([]))
  expect(screen.queryByLabelText(/^Make, model/)).toBeNull()
  expect(await sentMessage()).toMatch(
    /\nCards:\n- 1 × Lustra, \$99\n\nName: Ana\nEmail: ana@example.com\nI agree to be contacted about this request: Yes$/,
  )
  act(() => quoteStore.set([truck]))
  expect(screen.getByLabelText(/^Make, model/)).toHaveValue('Tacoma 2024')
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
  expect(sentLine()).toBe('Character cards')
  act(() => cartStore.set([]))
  type('City or ZIP code', '01010')
  await send()
  expect(sentLine()).toBe('Paint Protection Film')
  const sent = post.mock.lastCall?.[1]
  expect(sent?.list.join()).toContain('Hood')
  expect(sent?.body.startsWith(`${sent.link}\n`)).toBe(true)
  expect(sent?.answers).toMatchObject({ time: '', visit: 'Yes' })
})

test('the full message says everything about each film, and lists the cards', async () => {
  cartStore.set([lustra])
  quoteStore.set([truck, sides])
  render(form())
  type('City or ZIP code', '01010')
  const sent = await sentMessage()
  expect(sent).toMatch(
    /^Request to .*\n\nhttp:\/\/localhost\/contact#quote=\S+\n\nI would like a quote for:\nTruck:\n/,
  )
  expect(sent).toContain('- One panel, on a truck. Hood. About ')
  expect(sent).toMatch(
    /- Front side windows, 35% film\. On factory glass \(70 to 85%\), 24\.5 to 29\.8% gets through\. Depends on your glass in Texas\..*\nCards:\n- 1 × Lustra, \$99\n\nName: Ana\n/,
  )
  // Two kinds of film and a card.
  expect(sentLine()).toBe('Several, or not sure yet')
})

test('a coupon alone is sent with the message, and the form still asks for the product line', () => {
  couponStore.set({ code: 'EDGE25', desc: '$25 off' })
  render(form())
  expect(screen.getByLabelText('Product line')).toHaveValue('Several, or not sure yet')
  expect(screen.getByRole('link', { name: 'Your list' })).toBeVisible()
})

test('the page shows the message as the shop receives it, and renews it with each word', async () => {
  quoteStore.set([truck])
  render(form())
  const details = screen.getByText('See the message').closest('details')
  if (details) details.open = true
  const shown = await screen.findByText(/^http:\/\/localhost\/contact#quote=/)
  expect(shown).toHaveTextContent('- One panel, on a truck.')
  await act(async () => fillIn())
  await waitFor(() => expect(shown).toHaveTextContent('How long does the front take?'))
  await send()
  expect(post.mock.lastCall?.[1].body).toBe(shown.textContent)
})
