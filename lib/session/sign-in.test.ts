import { rememberReturn } from './session'
import { consumeReturn } from './sign-in'

test('a user returns to the page that asked for a sign-in, once', () => {
  rememberReturn('/user/orders')
  expect(consumeReturn('user')).toBe('/user/orders')
  expect(consumeReturn('user')).toBe('/user')
})

test('an admin who signs in instead goes to /admin, and the page is forgotten', () => {
  rememberReturn('/user/orders')
  expect(consumeReturn('admin')).toBe('/admin')
  expect(consumeReturn('user')).toBe('/user')
})

test.each(['/shop', 'https://evil.example/', '//evil.example', '/user/../admin', '/user/orders?x', ''])(
  'the stored route %o is ignored, because it is not an account page',
  (route) => {
    window.sessionStorage.setItem('tersa.return-to', route)
    expect(consumeReturn('user')).toBe('/user')
  },
)
