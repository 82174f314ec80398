import { render, screen } from '@testing-library/react'
import { ProductsMenu } from './header-menus'

jest.mock('next/navigation', () => ({ usePathname: () => '/about' }))

test('Products holds exactly Paint Protection Film and Window Film, each with its description', () => {
  render(<ProductsMenu />)
  const [ppf, windowFilm, ...others] = screen.getAllByRole('link')
  expect(others).toEqual([])
  expect(ppf).toHaveAccessibleName('Paint Protection Film')
  expect(ppf).toHaveAttribute('href', '/ppf')
  expect(windowFilm).toHaveAccessibleName('Window Film')
  expect(windowFilm).toHaveAccessibleDescription('Shade, glare, heat, and UV')
  expect(windowFilm).toHaveAttribute('href', '/window-film')
})
