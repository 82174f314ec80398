import { act, fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { announcedText } from '@/lib/announcements/announcements'
import { toCharacters } from '@/lib/shop/characters'
import { fetchCharacters } from '@/lib/shop/fetch-characters'
import { ShopBrowser, ShopError } from './shop-browser'

jest.mock('@/lib/shop/fetch-characters', () => ({
  ...jest.requireActual('@/lib/shop/fetch-characters'),
  fetchCharacters: jest.fn(),
}))

const fetched = jest.mocked(fetchCharacters)
const lustra = toCharacters([{ id: 1, name: 'Lustra' }], 'https://characters.example/list')
const failure = () => new Error('refused', { cause: 500 })

beforeEach(() => {
  jest.useFakeTimers()
  fetched.mockReset()
})

// Ends the pause after the last announcement.
afterEach(() => wait(10_000))

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** Goes offline and back online, after longer than SWR's deduplication interval. */
async function reconnect() {
  window.dispatchEvent(new Event('offline'))
  await wait(5000)
  window.dispatchEvent(new Event('online'))
  await wait(0)
}

let cache = new Map()
const provider = () => cache

/** The cache outlives the page, as in a client navigation. */
const shop = (isOpen: boolean) => (
  <SWRConfig value={{ provider }}>
    {isOpen && <ShopBrowser skeleton="skeleton" failure={<ShopError />} />}
  </SWRConfig>
)

async function openShop() {
  cache = new Map()
  const { rerender } = render(shop(true))
  await wait(0)
  return async function returnLater() {
    rerender(shop(false))
    await wait(5000)
    rerender(shop(true))
    await wait(0)
  }
}

test('a service that keeps failing is retried twice and no more', async () => {
  fetched.mockImplementation(async () => {
    throw failure()
  })
  await openShop()
  expect(fetched).toHaveBeenCalledTimes(1)
  await wait(60_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  await wait(600_000)
  expect(fetched).toHaveBeenCalledTimes(3)
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'false')
})

test('after a response without a list the cards appear by themselves, and a later failure does not remove them', async () => {
  fetched.mockImplementationOnce(async () => toCharacters({ items: null }, 'https://characters.example/list'))
  fetched.mockResolvedValueOnce(lustra).mockRejectedValue(failure())
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
  let respond: (characters: typeof lustra) => void = () => {}
  fetched.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  const returnLater = await openShop()
  await reconnect()
  await returnLater()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(screen.getByText('skeleton')).toBeVisible()
  await act(async () => respond(lustra))
  expect(screen.getByRole('article', { name: 'Lustra' })).toBeVisible()
  expect(screen.queryByText('skeleton')).toBeNull()
})

test('the loading and the count are announced, and an error silences what is over', async () => {
  const said = async () => {
    // The first renders what has settled, and the second lets it be announced.
    for (const ms of [0, 2000]) await wait(ms)
    return announcedText().trim()
  }
  let settle = { resolve: (_: typeof lustra) => {}, reject: (_: Error) => {} }
  fetched.mockImplementation(() => new Promise((resolve, reject) => (settle = { resolve, reject })))
  await openShop()
  expect(await said()).toBe('Loading characters…')
  settle.reject(new Error('refused', { cause: 400 }))
  expect(await said()).toBe('')
  for (const _press of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await said()).toBe('Loading characters…')
  expect(fetched).toHaveBeenCalledTimes(2)
  settle.resolve(lustra)
  expect(await said()).toBe('Characters: 1 of 1.')
  await act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zorro' } }))
  expect(await said()).toBe('Characters: 0 of 1.')
})
