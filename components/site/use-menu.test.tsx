import { render, screen } from '@testing-library/react'
import { useMenu } from './use-menu'

const mockPathname = jest.fn(() => '/shop')
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname() }))

function Menu() {
  return (
    <div {...useMenu()}>
      <details>
        <summary>Products</summary>
      </details>
      <a href="/ppf">PPF</a>
    </div>
  )
}

afterEach(() => mockPathname.mockReturnValue('/shop'))

test('a change of route closes the menu and returns the focus to its button', () => {
  const { rerender } = render(<Menu />)
  const details = screen.getByRole('group')
  details.setAttribute('open', '')
  screen.getByRole('link').focus()

  rerender(<Menu />)
  expect(details).toHaveAttribute('open')

  mockPathname.mockReturnValue('/about')
  rerender(<Menu />)
  expect(details).not.toHaveAttribute('open')
  expect(screen.getByText('Products')).toHaveFocus()
})
