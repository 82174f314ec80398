import { render, screen } from '@testing-library/react'
import LoginPage from './page'

jest.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => {} }) }))

test('links lead to the registration and to a new password', () => {
  render(<LoginPage />)
  const links = ['Register', 'Reset your password'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/registro', '/forgot-password'])
})
