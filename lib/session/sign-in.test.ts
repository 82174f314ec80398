import { type Role, sessionStore } from './session'
import { consumeReturn, rememberReturn } from './sign-in'

const sessionOf = (role: Role) =>
  sessionStore.set({ token: 't', user: { email: `${role}@tersa.example`, role }, expiresAt: 1000 })

afterEach(() => sessionStore.set(null))

test('a user whose session has ended returns to the page after signing in, once', () => {
  sessionOf('user')
  rememberReturn('/user/orders', 'user')
  expect(consumeReturn('user')).toBe('/user/orders')
  expect(consumeReturn('user')).toBe('/user')
})

test('an admin who signs in instead goes to /admin, and the page is forgotten', () => {
  sessionOf('user')
  rememberReturn('/user/orders', 'user')
  expect(consumeReturn('admin')).toBe('/admin')
  expect(consumeReturn('user')).toBe('/user')
})

test.each<[string, () => void]>([
  ['no session', () => {}],
  ['a session of another role', () => sessionOf('admin')],
])('with %s no page is remembered', (_what, prepare) => {
  prepare()
  rememberReturn('/user/orders', 'user')
  expect(consumeReturn('user')).toBe('/user')
})

test.each(['/shop', 'https://evil.example/', '//evil.example', '/user/../admin', '/user/orders?x', ''])(
  'the stored route %o is ignored, because it is not an account page',
  (route) => {
    window.sessionStorage.setItem('tersa.return-to', route)
    expect(consumeReturn('user')).toBe('/user')
  },
)
