import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { addToCart, type CartLine, cartStore, changeQuantity } from '@/lib/cart/cart'
import { withUnits } from '@/lib/content/words'
import type { FilmUrl } from '@/lib/films/film-url'
import { hintUnits } from '@/lib/films/units'
import { quoteStore } from '@/lib/quote/quote'
import { type QuoteContents, writeSharedQuote } from '@/lib/quote/shared-quote'
import { SharedQuote } from './contact-quote'
import { channelLink } from './list-texts'
import { QuoteChannels } from './quote-channels'

jest.mock('./list-texts', () => ({
  ...jest.requireActual('./list-texts'),
  channelLink: jest.fn(() => '#with-list'),
}))

const lustra = { id: '1', name: 'Lustra', image: null, price: 99, quantity: 2 }
const cobalto = { id: '2', name: 'Cobalto', image: null, price: 12.5, quantity: 1 }
const mine: FilmUrl = '/window-film?film=50&glass=75&window=rear'
const shared: QuoteContents = {
  lines: [lustra, cobalto],
  films: [
    '/window-film?film=35&glass=80m&window=front-side',
    '/window-film?film=20&glass=20&window=rear-side',
    '/ppf?panels=hood&vehicle=sedan',
    '/marine-film?zones=bow&loa=12&keel=motor',
  ],
}
const titles = ['One panel', 'Front side windows, 35% film', 'Rear side windows, 20% film', 'One zone']

beforeEach(() => {
  cartStore.set([lustra])
  quoteStore.set([mine])
})
afterEach(() => hintUnits(null))

async function open(fragment: string | null) {
  window.history.replaceState(null, '', `/contact${fragment}`)
  render(<SharedQuote languages={null} />)
  await act(async () => void (await import('./opened-quote')))
}
const openShared = (quote: QuoteContents = shared) => open(writeSharedQuote(quote, window.location.href))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const dialog = () => screen.queryByRole('dialog', { name: 'A shared list' })
const expectMineUnchanged = () => {
  expect(cartStore.get()).toEqual([lustra])
  expect(quoteStore.get()).toEqual([mine])
}

test('opening a shared list shows its products, and its films in the sender’s units first, and changes nothing', async () => {
  await openShared({ ...shared, units: 'us' })
  const products = within(screen.getByRole('list', { name: 'Cards in the shared list' }))
  const lines = products.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines).toEqual(['Lustra2 × $99$198', 'Cobalto1 × $12.50$12.50'])
  const films = within(screen.getByRole('region', { name: 'Films in the shared list' }))
  const shown = films.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
  expect(shown).toEqual(titles.map(withUnits))
  expect(films.getAllByRole('link', { name: /^View/ })).toHaveLength(titles.length)
  expect(screen.getByRole('group', { name: 'The shared list' })).toHaveAttribute('tabindex', '0')
  expectMineUnchanged()
  expect(localStorage.getItem('tersa.units')).toBeNull()
})

test('a link to WhatsApp starts with the list, unless it opens another tab or there is none', async () => {
  render(<QuoteChannels />)
  // No link, which jsdom would follow.
  render(<b data-channel="whatsapp">WhatsApp</b>)
  const takesOver = (options = {}) => !fireEvent.click(screen.getByText('WhatsApp'), options)
  expect(takesOver()).toBe(true)
  await waitFor(() => expect(window.location.hash).toBe('#with-list'))
  expect(takesOver({ metaKey: true })).toBe(false)
  cartStore.set([])
  expect(takesOver()).toBe(true)
  quoteStore.set([])
  expect(takesOver()).toBe(false)
})

test('if the list has no room in a link, no app is opened, and a dialog has the text to copy', async () => {
  jest.mocked(channelLink).mockReturnValueOnce(null)
  render(<QuoteChannels />)
  render(<b data-channel="email">Email</b>)
  fireEvent.click(screen.getByText('Email'))
  const sheet = await screen.findByRole('dialog', { name: 'Share this list' })
  expect(within(sheet).getByRole('alert')).toHaveTextContent('Your list is too long for that app')
  expect(within(sheet).getByRole('button', { name: 'Copy as text' })).toBeVisible()
})

test('a visitor whose list is empty can add the shared one or leave it', async () => {
  cartStore.set([])
  quoteStore.set([])
  await openShared({ ...shared, lines: [] })
  const buttons = within(screen.getByRole('dialog')).getAllByRole('button')
  const names = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(names).toEqual(['Close', 'Add to mine', 'Not now'])
  expect(screen.queryByText(/come from the link/)).toBeNull()
  await press('Not now')
  expect(quoteStore.get()).toEqual([])
})

test('“Add to mine” adds the quantities and the films, and can be undone', async () => {
  await openShared()
  await press('Add to mine')
  expect(dialog()).toBeNull()
  expect(cartStore.get()).toMatchObject([{ name: 'Lustra', quantity: 4 }, { name: 'Cobalto' }])
  expect(quoteStore.get()).toEqual([mine, ...shared.films.slice(0, -1), '/marine-film?zones=bow&loa=12'])
  expect(window.location.hash).toBe('')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await press('Undo')
  expectMineUnchanged()
})

test('“Add to mine” names the films that a full quote has no room for, and can be undone', async () => {
  const many = Array.from({ length: 48 }, (_, i): FilmUrl => `/window-film?film=${i + 5}&glass=75`)
  quoteStore.set(many)
  await openShared()
  await press('Add to mine')
  expect(quoteStore.get()).toEqual([...many, ...shared.films.slice(0, 2)])
  const said =
    'The shared list has been added in part, because your quote is full. Left out: One panel, on a sedan; One zone, on a boat 12 m (39 ft 4 in) long.'
  expect(screen.getByText(said)).toBeVisible()
  await press('Undo')
  expect(quoteStore.get()).toEqual(many)
})

test('“Replace mine” leaves only the shared list and can be undone', async () => {
  await openShared({ lines: [cobalto], films: [] })
  await press('Replace mine')
  expect(cartStore.get()).toEqual([cobalto])
  expect(quoteStore.get()).toEqual([])
  await press('Undo')
  expectMineUnchanged()
})

const later = { id: '7', name: 'Vitral', image: null, price: 99, quantity: 1 }
const laterFilm: FilmUrl = '/marine-film?zones=bow&loa=10'
function addLater() {
  addToCart(later)
  quoteStore.update((films) => [...films, laterFilm])
}
function removeOwn() {
  changeQuantity('#1', 0)
  quoteStore.update((films) => films.filter((film) => film !== mine))
}
const inAnotherTab = () =>
  localStorage.setItem('tersa.cart', JSON.stringify([...cartStore.get(), { ...later, quantity: 2 }]))
const removeOne = () => changeQuantity('#1', 1)

test.each<[string, string, () => void, CartLine[], FilmUrl[]]>([
  ['Add to mine', 'what has been added since', addLater, [lustra, later], [mine, laterFilm]],
  ['Replace mine', 'what has been added since', addLater, [lustra, later], [mine, laterFilm]],
  ['Add to mine', 'a product of another tab', inAnotherTab, [lustra, { ...later, quantity: 2 }], [mine]],
  ['Add to mine', 'the pieces that are left', removeOne, [{ ...lustra, quantity: 1 }], [mine]],
  ['Add to mine', 'nothing that was removed since', removeOwn, [], []],
])('Undo after “%s” keeps %s', async (choice, _keeps, since, cart, quote) => {
  await openShared(since === removeOwn ? { ...shared, lines: [cobalto] } : shared)
  await press(choice)
  await act(async () => since())
  await press('Undo')
  expect(cartStore.get()).toEqual(cart)
  expect(quoteStore.get()).toEqual(quote)
})

test('“Keep mine” changes nothing, and the list can be shown again', async () => {
  await openShared()
  await press('Keep mine')
  expect(dialog()).toBeNull()
  expectMineUnchanged()
  expect(window.location.hash).not.toBe('')
  await press('Show it again')
  expect(dialog()).toBeInTheDocument()
})

const ofNoPanel = writeSharedQuote({ lines: [], films: ['/ppf?panels='] }, 'http://localhost/')

test.each([
  ['damaged', '#quote=1.abc.def', 'was not opened. Your own list has not changed.'],
  ['with a film of no panel', ofNoPanel, 'Ask for the link again.'],
  ['in another format version', '#quote=9.abc.def', 'Reload the page'],
])('a link that is %s changes nothing and shows the reason', async (_what, fragment, reason) => {
  await open(fragment)
  expect(screen.getByRole('alert')).toHaveTextContent(reason)
  expect(dialog()).toBeNull()
  expectMineUnchanged()
})

test('a fragment that is no list shows nothing', async () => {
  await open('#quote')
  expect(document.body).toHaveTextContent('')
})

// Some apps encode the “=”.
test.each(['=', '%3D', '%253D', '%25253d'])(
  'a link with “%s” opened on the current page shows its list',
  async (sign) => {
    await open('')
    await act(async () => {
      window.location.hash = writeSharedQuote(shared, window.location.href)?.replace('=', sign) ?? ''
      await import('./opened-quote')
    })
    expect(await screen.findByRole('dialog', { name: 'A shared list' })).toBeInTheDocument()
  },
)
