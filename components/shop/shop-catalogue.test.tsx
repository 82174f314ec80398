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

const sample = () =>
  toCharacters(JSON.parse(readFileSync(`public${SAMPLE_CATALOGUE}`, 'utf8')), CHARACTERS_URL)

async function renderShop(characters: ReturnType<typeof toCharacters>) {
  jest.mocked(fetchCharacters).mockResolvedValue(characters)
  await act(async () => {
    render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ShopBrowser skeleton={null} failure={<ShopError />} />
      </SWRConfig>,
    )
  })
}

test('a card of the sample catalogue shows its facts and its price', async () => {
  await renderShop(sample())
  expect(screen.getByText('12 of 24')).toBeVisible()
  const lustra = within(screen.getByRole('article', { name: 'Lustra' }))
  for (const text of ['$99', '60.000.000', 'Lacado', 'Taller de las Siete Capas'])
    expect(lustra.getByText(text)).toBeVisible()
})

test('a portrait that fails gives way to a silhouette, and its host learns nothing of the page', async () => {
  await renderShop(sample())
  const card = screen.getByRole('article', { name: 'Lustra' })
  const picture = card.querySelector('img')
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer')
  fireEvent.error(picture ?? card)
  expect(card.querySelector('img')).toBeNull()
  expect(card.querySelector('svg[viewBox="0 0 300 375"]')).toBeInTheDocument()
})

test('Add to cart emits the card on window, and the button keeps its name while it shows a check mark', async () => {
  const handle = jest.fn()
  window.addEventListener('cart:add', handle, { once: true })
  await renderShop(sample())
  const button = screen.getByLabelText('Add to cart: Lustra')
  fireEvent.click(button)
  const image = `${window.location.origin}/characters/lustra.svg`
  expect(handle.mock.calls[0][0].detail).toEqual({ id: '1', name: 'Lustra', image, price: 99 })
  expect(button.querySelector('svg')).toBeInTheDocument()
  expect(button).toHaveTextContent('Add to cart')
  expect(button).toHaveAccessibleName('Add to cart: Lustra')
})

test('a double click on Add to cart emits the card twice', async () => {
  const handle = jest.fn()
  window.addEventListener('cart:add', handle)
  await renderShop(sample())
  const button = screen.getByLabelText('Add to cart: Lustra')
  fireEvent.click(button)
  fireEvent.click(button)
  expect(handle).toHaveBeenCalledTimes(2)
  window.removeEventListener('cart:add', handle)
})

test('a catalogue of 100,000 entries shows twelve cards, and the filter searches them all', async () => {
  const entries = Array.from({ length: 100_000 }, (_, id) => ({ id, name: `Name ${id}` }))
  await renderShop(toCharacters(entries, CHARACTERS_URL))
  expect(screen.getByText('12 of 100000')).toBeVisible()
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Filter by name'), { target: { value: 'name 99999' } })
  })
  expect(screen.getByText('1 of 100000')).toBeVisible()
  expect(screen.getByText('Name 99999')).toBeVisible()
})
