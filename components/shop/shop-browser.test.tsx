import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { announcedText } from '@/lib/announcements/announcements'
import { toCharacters } from '@/lib/shop/characters'
import { CHARACTERS_URL, fetchCharacters, SAMPLE_CATALOGUE } from '@/lib/shop/fetch-characters'
import { ShopBrowser } from './shop-browser'

jest.mock('@/lib/shop/fetch-characters', () => ({
  ...jest.requireActual('@/lib/shop/fetch-characters'),
  fetchCharacters: jest.fn(),
}))

const fetched = jest.mocked(fetchCharacters)
const MESSAGE = 'No pude cargar personajes. Intenta de nuevo.'
const catalogue = (payload: unknown) => toCharacters(payload, CHARACTERS_URL)
const named = (...names: string[]) => catalogue(names.map((name, id) => ({ id, name })))
const lustra = named('Lustra')
const failure = (status: number) => new Error('refused', { cause: status })
const sample = () => catalogue(JSON.parse(readFileSync(`public${SAMPLE_CATALOGUE}`, 'utf8')))

beforeEach(() => {
  jest.useFakeTimers()
  fetched.mockReset()
})

// Ends the pause after the last announcement.
afterEach(() => wait(10_000))

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Opens the shop; the returned function leaves it and returns, while the cache stays as in a client navigation. */
async function openShop() {
  const cache = new Map()
  const shop = (isOpen: boolean) => (
    <SWRConfig value={{ provider: () => cache }}>{isOpen && <ShopBrowser skeleton="skeleton" />}</SWRConfig>
  )
  const { rerender } = render(shop(true))
  await wait(0)
  return async function returnLater() {
    rerender(shop(false))
    await wait(5000)
    rerender(shop(true))
    await wait(0)
  }
}

/** Goes offline and back online, after longer than SWR's deduplication interval. */
async function reconnect() {
  window.dispatchEvent(new Event('offline'))
  await wait(5000)
  window.dispatchEvent(new Event('online'))
  await wait(0)
}

/** Requests whose responses the test gives. */
function holdRequests() {
  const held = { resolve: (_: typeof lustra) => {}, reject: (_: Error) => {} }
  fetched.mockImplementation(() => new Promise((resolve, reject) => Object.assign(held, { resolve, reject })))
  return held
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const filterBy = (value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText('Filter by name'), { target: { value } }))

test('an empty catalog shows a message', async () => {
  fetched.mockResolvedValue([])
  await openShop()
  expect(screen.getByText('The catalog is empty for now.')).toBeVisible()
  expect(screen.getByText('0 of 0')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('each failure shows the specified message in a new alert; a retry silences it, and its success moves the focus to the cards, and clearing the filter to the filter', async () => {
  fetched.mockRejectedValue(failure(400))
  await openShop()
  const first = screen.getByRole('alert')
  await press('Try again')
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE)
  expect(screen.getByRole('alert')).not.toBe(first)
  expect(screen.getByText(MESSAGE)).toHaveAttribute('lang', 'es')
  const held = holdRequests()
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => held.resolve(lustra))
  expect(screen.getByRole('article')).toHaveAccessibleName('Lustra')
  expect(screen.queryByRole('alert')).toBeNull()
  const heading = () => screen.getByRole('heading', { name: 'Characters' })
  expect(heading()).toHaveFocus()
  await filterBy('zzz')
  await press('Show all')
  expect(screen.getByLabelText('Filter by name')).toHaveFocus()
})

test('every card is labeled by its title, whatever its id is', async () => {
  fetched.mockResolvedValue(catalogue([{ id: 'a b', name: 'Milhouse Van Houten' }, { name: 'Nadie' }]))
  await openShop()
  for (const name of ['Milhouse Van Houten', 'Nadie'])
    expect(screen.getByRole('article', { name })).toBeVisible()
})

test('a card shows its facts and its price, and a silhouette if its portrait fails, whose host learns nothing', async () => {
  fetched.mockResolvedValue(sample())
  await openShop()
  expect(document.body).toHaveFocus()
  expect(screen.getByText('12 of 24')).toBeVisible()
  const card = screen.getByRole('article', { name: 'Lustra' })
  for (const text of ['$99', '60,000,000', 'Lacado', 'Taller de las Siete Capas'])
    expect(within(card).getByText(text)).toBeVisible()
  const picture = card.querySelector('img')
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  fireEvent.error(picture ?? card)
  expect(card.querySelector('img')).toBeNull()
  expect(card.querySelector('svg[viewBox="0 0 300 375"]')).toBeInTheDocument()
})

test('Add to cart emits the card on window, and the button keeps its name while it shows a check mark', async () => {
  const handle = jest.fn()
  window.addEventListener('cart:add', handle, { once: true })
  fetched.mockResolvedValue(sample())
  await openShop()
  const button = screen.getByLabelText('Add to cart: Lustra')
  fireEvent.click(button)
  const image = `${window.location.origin}/characters/lustra.svg`
  expect(handle.mock.calls[0][0].detail).toEqual({ id: '1', name: 'Lustra', image, price: 99 })
  expect(button.querySelector('svg')).toBeInTheDocument()
  expect(button).toHaveTextContent('Add to cart')
  expect(button).toHaveAccessibleName('Add to cart: Lustra')
})

test('a service that keeps failing is retried twice and no more, until the network returns', async () => {
  fetched.mockImplementation(() => Promise.reject(failure(500)))
  await openShop()
  expect(fetched).toHaveBeenCalledTimes(1)
  await wait(60_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  await wait(600_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'false')
  fetched.mockResolvedValue(lustra)
  await reconnect()
  expect(screen.getByRole('article', { name: 'Lustra' })).toBeVisible()
})

test('after a response without a list the cards appear by themselves, and a later failure does not remove them', async () => {
  fetched.mockImplementationOnce(async () => catalogue({ items: null }))
  fetched.mockResolvedValueOnce(lustra).mockRejectedValue(failure(500))
  await openShop()
  expect(screen.getByRole('alert')).toBeVisible()
  await wait(60_000)
  expect(screen.getByRole('article', { name: 'Lustra' })).toBeVisible()
  await reconnect()
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('article', { name: 'Lustra' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('while a request is pending, neither a reconnect nor a return to the page sends a second one', async () => {
  const held = holdRequests()
  const returnLater = await openShop()
  await reconnect()
  await returnLater()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(screen.getByText('skeleton')).toBeVisible()
  await act(async () => held.resolve(lustra))
  expect(screen.getByRole('article', { name: 'Lustra' })).toBeVisible()
  expect(screen.queryByText('skeleton')).toBeNull()
})

test('the loading and the count are announced, and an error silences what is over', async () => {
  const said = async () => {
    // The first renders what has settled, and the second lets it be announced.
    for (const ms of [0, 2000]) await wait(ms)
    return announcedText().trim()
  }
  const held = holdRequests()
  await openShop()
  expect(await said()).toBe('Loading characters…')
  held.reject(failure(400))
  expect(await said()).toBe('')
  for (const _press of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await said()).toBe('Loading characters…')
  expect(fetched).toHaveBeenCalledTimes(2)
  held.resolve(lustra)
  expect(await said()).toBe('Characters: 1 of 1.')
  await filterBy('zorro')
  expect(await said()).toBe('Characters: 0 of 1.')
})
