import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { toCharacters } from '@/lib/shop/characters'
import { CHARACTERS_URL, fetchCharacters, SAMPLE_CATALOGUE } from '@/lib/shop/fetch-characters'
import { ShopBrowser, ShopError } from './shop-browser'

jest.mock('@/lib/shop/fetch-characters', () => ({
  ...jest.requireActual('@/lib/shop/fetch-characters'),
  fetchCharacters: jest.fn(),
}))

const fetched = jest.mocked(fetchCharacters)
const MESSAGE = 'No pude cargar personajes. Intenta de nuevo.'
const catalogue = (payload: unknown) => toCharacters(payload, 'https://characters.example/list')
const named = (...names: string[]) => catalogue(names.map((name, id) => ({ id, name })))

const sample = () =>
  toCharacters(JSON.parse(readFileSync(`public${SAMPLE_CATALOGUE}`, 'utf8')), CHARACTERS_URL)

async function renderShop() {
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ShopBrowser skeleton={<p>skeleton</p>} failure={<ShopError />} />
      </SWRConfig>,
    )
  })
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const filterBy = (value: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value } }))

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('an empty catalog shows a message', async () => {
  fetched.mockResolvedValue([])
  await renderShop()
  expect(screen.getByText('The catalog is empty for now.')).toBeVisible()
  expect(screen.getByText('0 of 0')).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('a failure shows the specified message; a retry silences it, and its success moves the focus to the cards', async () => {
  fetched.mockRejectedValueOnce(new Error('refused', { cause: 400 }))
  await renderShop()
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE)
  expect(screen.getByText(MESSAGE)).toHaveAttribute('lang', 'es')
  let respond: (characters: ReturnType<typeof named>) => void = () => {}
  fetched.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  await press('Try again')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(async () => respond(named('Lustra')))
  expect(names()).toEqual(['Lustra'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Characters' })).toHaveFocus()
})

test('a second failure is announced by a new alert', async () => {
  fetched.mockRejectedValue(new Error('refused', { cause: 400 }))
  await renderShop()
  const first = screen.getByRole('alert')
  await press('Try again')
  expect(screen.getByRole('alert')).toHaveTextContent(MESSAGE)
  expect(screen.getByRole('alert')).not.toBe(first)
})

test('every card is labeled by its title, whatever its id is', async () => {
  fetched.mockResolvedValue(catalogue([{ id: 'a b', name: 'Milhouse Van Houten' }, { name: 'Nadie' }]))
  await renderShop()
  for (const name of ['Milhouse Van Houten', 'Nadie'])
    expect(screen.getByRole('article', { name })).toBeVisible()
})

test('a card shows its facts and its price, and a silhouette if its portrait fails, whose host learns nothing', async () => {
  fetched.mockResolvedValue(sample())
  await renderShop()
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
  await renderShop()
  const button = screen.getByLabelText('Add to cart: Lustra')
  fireEvent.click(button)
  const image = `${window.location.origin}/characters/lustra.svg`
  expect(handle.mock.calls[0][0].detail).toEqual({ id: '1', name: 'Lustra', image, price: 99 })
  expect(button.querySelector('svg')).toBeInTheDocument()
  expect(button).toHaveTextContent('Add to cart')
  expect(button).toHaveAccessibleName('Add to cart: Lustra')
})

test('the page shows at most twelve cards and the count, and the filter searches every entry, in any case', async () => {
  const entries = Array.from({ length: 100_000 }, (_, id) => ({ id, name: `Name ${id}` }))
  fetched.mockResolvedValue(catalogue(entries))
  await renderShop()
  expect(document.body).toHaveFocus()
  expect(screen.queryByText('The catalog is empty for now.')).toBeNull()
  expect(names()).toHaveLength(12)
  expect(screen.getByText('12 of 100000')).toBeVisible()
  await filterBy('  NAME 99999 ')
  expect(screen.getByText('1 of 100000')).toBeVisible()
  expect(names()).toEqual(['Name 99999'])
})
