import { render, screen } from '@testing-library/react'
import { type Role, sessionStore } from '@/lib/session/session'
import { AdminStatus } from './guard'

jest.mock('next/navigation', () => ({ usePathname: () => '/admin', useRouter: () => ({}) }))

function signInAs(role: Role) {
  const user = { email: `${role}@tersa.example`, role }
  sessionStore.set({ token: 'from-the-test', user, expiresAt: Date.now() + 1000 })
}

test('without an admin session one line says that no admin is signed in and links to /login', () => {
  const { unmount } = render(<AdminStatus />)
  expect(screen.getByText(/^No admin is signed in/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  signInAs('user')
  render(<AdminStatus />)
  expect(screen.getByText(/^No admin is signed in/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('an admin can log out', () => {
  signInAs('admin')
  render(<AdminStatus />)
  expect(screen.queryByText(/^No admin is signed in/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
})
