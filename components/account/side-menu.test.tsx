import { render, screen } from '@testing-library/react'
import { accountSections } from '@/lib/content/account'
import { SideMenu, SideMenuLinks } from './side-menu'

test.each(accountSections)('the menu links to $label and marks it as the current page', ({ href, label }) => {
  window.history.replaceState(null, '', href)
  render(
    <SideMenu>
      <SideMenuLinks />
    </SideMenu>,
  )
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label)
  expect(screen.getByRole('button', { name: `Account: ${label}` })).toBeInTheDocument()
})
