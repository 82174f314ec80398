import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { announcedText } from '@/lib/announcements/announcements'
import { rememberReturn, sessionItems } from '@/lib/session/session'
import { LoginForm } from './login-form'

const REFUSED = 'Correo o contraseña incorrectos'
const mockReplace = jest.fn()
const mockRouter = { replace: mockReplace }
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }))

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const storedKeys = () => Object.keys(localStorage).sort()
const showForm = () => render(<LoginForm />)

/** Clicks, so that a form with an invalid field is not submitted. */
async function signIn(address: string, secret: string) {
  fireEvent.change(email(), { target: { value: address } })
  fireEvent.change(password(), { target: { value: secret } })
  await act(async () => screen.getByRole('button', { name: 'Sign in' }).click())
}

function store(items: Record<string, string>) {
  for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
}

test.each(['admin', 'user'])('after signing in the %s is redirected by role', async (role) => {
  showForm()
  await signIn(`${role}@tersa.example`, `${role}-demo`)
  expect(mockReplace.mock.calls).toEqual([[`/${role}`]])
  expect(storedKeys()).toEqual(['expiresAt', 'token', 'user'])
})

test('after a session has expired the user returns to the requested page', async () => {
  store({ token: 't', user: '{"email":"user@tersa.example","role":"user"}', expiresAt: '1000' })
  rememberReturn('/user/orders')
  showForm()
  await signIn('user@tersa.example', 'user-demo')
  // The page itself may finish loading later, on a slow network.
  await act(async () => void window.dispatchEvent(new Event('pageshow')))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(mockReplace.mock.calls).toEqual([['/user/orders']])
})

test('a failed login keeps the email, and clears, describes and focuses the password; a second is announced again', async () => {
  showForm()
  await signIn('nobody@tersa.example', 'wrong')
  expect(screen.getByRole('alert')).toHaveTextContent(REFUSED)
  expect(screen.getByText(REFUSED)).toHaveAttribute('lang', 'es')
  expect(email()).toHaveValue('nobody@tersa.example')
  expect(password()).toHaveValue('')
  expect(password()).toHaveFocus()
  expect(password()).toHaveAccessibleDescription(REFUSED)
  expect(password()).toHaveAttribute('aria-invalid', 'true')
  expect(storedKeys()).toEqual([])
  expect(mockReplace).not.toHaveBeenCalled()
  const first = screen.getByRole('alert')
  await signIn('nobody@tersa.example', 'wrong again 🙂'.repeat(1000))
  expect(screen.getByRole('alert')).not.toBe(first)
})

test.each([
  ['no email', '', 'user-demo'],
  ['no password', 'user@tersa.example', ''],
  ['an email without a domain', 'user', 'user-demo'],
])('with %s the browser does not submit the form', async (_what, address, secret) => {
  showForm()
  await signIn(address, secret)
  expect(email().form?.checkValidity()).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(mockReplace).not.toHaveBeenCalled()
})

test('the button next to the password shows and hides it, and its name alone says which', () => {
  showForm()
  expect(password()).toHaveAttribute('aria-invalid', 'false')
  expect(document.body).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
  const hide = screen.getByRole('button', { name: 'Hide password' })
  expect(hide).not.toHaveAttribute('aria-pressed')
  fireEvent.click(hide)
  expect(password()).toHaveAttribute('type', 'password')
})

test('an expired session is announced and cleared, with no other items, and a visitor without one sees no such message', async () => {
  const user = { email: 'user@tersa.example', role: 'user' } as const
  store({ ...sessionItems({ token: 't', user, expiresAt: Date.now() - 1 }), 'tersa.cart': '[]', theirs: 'x' })
  const { unmount } = showForm()
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(storedKeys()).toEqual(['tersa.cart', 'theirs'])
  expect(mockReplace).not.toHaveBeenCalled()
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await waitFor(() => expect(announcedText()).toBe('Your session has ended. Please sign in again.'))
  unmount()
  showForm()
  expect(screen.queryByText(/session has ended/)).toBeNull()
})
