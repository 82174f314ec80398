import { fireEvent, render, screen } from '@testing-library/react'
import { accountSections } from '@/lib/content/account'
import { SideMenu, SideMenuLinks } from './side-menu'

const mockPathname = jest.fn(() => '/user')
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname() }))

const menu = (
  <SideMenu>
    <SideMenuLinks />
  </SideMenu>
)
const toggle = () => screen.getByRole('button', { name: /^Account: / })

test.each(accountSections)('the menu links to $label and marks it as the current page', ({ href, label }) => {
  mockPathname.mockReturnValue(href)
  render(menu)
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label)
  expect(toggle()).toHaveTextContent(`Account: ${label}`)
})

test('the phone menu closes when the section changes', () => {
  mockPathname.mockReturnValue('/user')
  const { rerender } = render(menu)
  fireEvent.click(toggle())
  expect(toggle()).toHaveAttribute('aria-expanded', 'true')

  mockPathname.mockReturnValue('/user/orders')
  rerender(
    <SideMenu>
      <SideMenuLinks />
    </SideMenu>,
  )
  expect(toggle()).toHaveAttribute('aria-expanded', 'false')
})
