import { act, render, screen, within } from '@testing-library/react'
import { shopPage } from '@/lib/content/shop'
import ShopPage from './page'

jest.mock('@/lib/shop/fetch-characters', () => ({
  ...jest.requireActual('@/lib/shop/fetch-characters'),
  fetchCharacters: () => new Promise(() => {}),
}))

test('the lead describes the character series and links to the three film pages', async () => {
  await act(async () => void render(<ShopPage />))
  const lead = screen.getByText(/^Collectible character cards, all at one price\./)
  const links = within(lead).getAllByRole('link')
  const texts = links.map(({ textContent }) => textContent)
  expect(texts).toEqual(['Paint Protection Film', 'Window Film', 'Marine Film'])
  const routes = links.map((link) => link.getAttribute('href'))
  expect(routes).toEqual(['/ppf', '/window-film', '/marine-film'])
})

const material = '300 g/m² matt paper'

test.each([
  [{ size: 'A5', material }, ' Each card is a printed sheet: A5, 300 g/m² matt paper.'],
  [{ size: '', material }, ' Each card is a printed sheet: 300 g/m² matt paper.'],
  [{ size: '', material: '' }, ''],
])('the lead says what a card is, if the shop names it: %j', (facts, sentence) => {
  const lead = `Collectible character cards, all at one price.${sentence} Films are quoted for your car, your windows, or your hull:`
  expect(shopPage.lead(facts).before.trim()).toBe(lead)
})
