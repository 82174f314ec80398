import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { endSession, type Role, sessionStore } from '@/lib/session/session'
import { consumeReturn } from '@/lib/session/sign-in'
import { AdminStatus, RequireRole } from './guard'

const mockReplace = jest.fn()
const mockRouter = { replace: mockReplace }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/user/orders' }))

function signIn(role: Role) {
  const user = { email: `${role}@tersa.example`, role }
  sessionStore.set({ token: 't', user, expiresAt: Date.now() + 10_000 })
}

const section = <RequireRole allow="user">Orders</RequireRole>

test('a visitor without a session sees nothing of the section and is redirected to /login', () => {
  render(section)
  expect(screen.queryByText('Orders')).toBeNull()
  expect(mockReplace.mock.calls).toEqual([['/login']])
  // On a slow network this is what one sees until the redirect has arrived.
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Sign in to see your account.')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  // Where signing in returns to.
  expect(consumeReturn('user')).toBe('/user/orders')
})

test.each([
  ['that does not arrive within three seconds loads the whole page', false, 1],
  ['that arrives in time does not', true, 0],
])('a redirect to /login %s', (_what, arrives, loads) => {
  jest.useFakeTimers()
  // jsdom only reports that it cannot load another page.
  const report = jest.spyOn(console, 'error').mockImplementation()
  const { unmount } = render(section)
  jest.advanceTimersByTime(2999)
  expect(report).not.toHaveBeenCalled()
  if (arrives) unmount()
  jest.advanceTimersByTime(1)
  expect(report).toHaveBeenCalledTimes(loads)
})

test('signing in after a log-out goes to the overview', () => {
  signIn('user')
  render(section)
  act(() => endSession(Date.now()))
  expect(mockReplace).toHaveBeenLastCalledWith('/login')
  expect(consumeReturn('user')).toBe('/user')
})

test('a user whose session has expired when the back button shows the page again returns to it', async () => {
  signIn('user')
  render(section)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
  for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new Event(type))
  await waitFor(() => expect(mockReplace).toHaveBeenLastCalledWith('/login'))
  expect(consumeReturn('user')).toBe('/user/orders')
})

test('without an admin session one line says that no admin is signed in and links to /login', () => {
  const { unmount } = render(<AdminStatus />)
  expect(screen.getByText(/^No admin is signed in/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  signIn('user')
  render(<AdminStatus />)
  expect(screen.getByText(/^No admin is signed in/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
})

test('an admin can log out', () => {
  signIn('admin')
  render(<AdminStatus />)
  expect(screen.queryByText(/^No admin is signed in/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect(sessionStore.get()).toBeNull()
  expect(mockReplace).toHaveBeenLastCalledWith('/login')
})
