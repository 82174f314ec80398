import { render, screen } from '@testing-library/react'
import MarineFilmPage from './marine-film/page'
import PaintProtectionFilmPage from './ppf/page'
import WindowFilmPage from './window-film/page'

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}))

test.each([
  ['/ppf', PaintProtectionFilmPage],
  ['/window-film', WindowFilmPage],
  ['/marine-film', MarineFilmPage],
])('%s links to the shop', (_route, Page) => {
  render(<Page />)
  expect(screen.getByRole('link', { name: 'Open the shop' })).toHaveAttribute('href', '/shop')
})
