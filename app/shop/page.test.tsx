import { act, render, screen, within } from '@testing-library/react'
import ShopPage from './page'

jest.mock('@/lib/shop/fetch-characters', () => ({
  fetchCharacters: () => new Promise(() => {}),
}))
jest.mock('next/navigation', () => ({ usePathname: () => '/shop' }))

test('the lead describes the character series and links to the three film pages', async () => {
  await act(async () => {
    render(<ShopPage />)
  })
  const lead = screen.getByText(/^The character series: printed sheets, one price\./)
  const links = within(lead).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Paint Protection Film', '/ppf'],
    ['Window Film', '/window-film'],
    ['Marine Film', '/marine-film'],
  ])
})
