import { render, screen } from '@testing-library/react'
import LoginPage from './page'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => {} }) }))

test.each([
  ['Register', '/registro'],
  ['Reset your password', '/forgot-password'],
])('the link %s leads to %s', (name, href) => {
  render(<LoginPage />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})
