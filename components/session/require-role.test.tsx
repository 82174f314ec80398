import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { endSession } from '@/lib/session/end-session'
import { consumeReturn } from '@/lib/session/return-route'
import type { Role } from '@/lib/session/session'
import { sessionStore } from '@/lib/session/session-store'
import { RequireRole } from './require-role'

const mockReplace = jest.fn()
const mockRouter = { replace: mockReplace }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/user/orders' }))

function signIn(role: Role, expiresAt = Date.now() + 10_000) {
  sessionStore.set({ token: 't', user: { email: `${role}@tersa.example`, role }, expiresAt })
}

const section = <RequireRole allow="user">Orders</RequireRole>

beforeEach(() => mockReplace.mockClear())
afterEach(() => sessionStore.set(null))

test('the exported HTML does not contain the section', () => {
  signIn('user')
  expect(renderToString(section)).not.toContain('Orders')
})

test('a user sees the section and is not redirected', () => {
  signIn('user')
  render(section)
  expect(screen.getByText('Orders')).toBeVisible()
  expect(mockReplace).not.toHaveBeenCalled()
})

test.each<[string, () => void]>([
  ['a visitor without a session', () => {}],
  ['an admin', () => signIn('admin')],
  ['a user whose session has expired', () => signIn('user', 1000)],
])('%s sees nothing of the section and is redirected to /login', (_who, prepare) => {
  prepare()
  render(section)
  expect(screen.queryByText('Orders')).toBeNull()
  expect(mockReplace.mock.calls).toEqual([['/login']])
})

test('signing in returns to a page closed by an expired session, but not after logging out', () => {
  signIn('user', 1000)
  const { unmount } = render(section)
  expect(consumeReturn('user')).toBe('/user/orders')
  unmount()
  signIn('user')
  render(section)
  act(() => endSession(Date.now()))
  expect(mockReplace).toHaveBeenLastCalledWith('/login')
  expect(consumeReturn('user')).toBe('/user')
})

test('signing in with another role in another tab closes the open section', () => {
  signIn('user')
  render(section)
  localStorage.setItem('user', '{"email":"admin@tersa.example","role":"admin"}')
  act(() => void window.dispatchEvent(new StorageEvent('storage')))
  expect(screen.queryByText('Orders')).toBeNull()
  expect(mockReplace.mock.calls).toEqual([['/login']])
})
