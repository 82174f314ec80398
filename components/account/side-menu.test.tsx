import { render, screen } from '@testing-library/react'
import { accountSections } from '@/lib/content/account'
import { AccountHeading, SideMenu, SideMenuLinks } from './side-menu'

test.each(accountSections)('the menu links to $label, which heads the current page', ({ href, label }) => {
  window.history.replaceState(null, '', href)
  render(
    <>
      <SideMenu>
        <SideMenuLinks />
      </SideMenu>
      <AccountHeading />
    </>,
  )
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label)
  expect(screen.getByRole('heading', { name: label, level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: `Account: ${label}` })).toBeInTheDocument()
})
