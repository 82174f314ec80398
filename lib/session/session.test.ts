import * as store from './session'
import { consumeReturn, signIn } from './sign-in'

const NOW = 1_800_000_000_000
const stored = { token: 't', user: '{"email":"user@tersa.example","role":"user"}', expiresAt: String(NOW) }

const session = { token: 't', user: { email: 'user@tersa.example', role: 'user' as const }, expiresAt: NOW }

function storeItems(items: Record<string, string | undefined>) {
  for (const [key, text] of Object.entries(items)) if (text !== undefined) localStorage.setItem(key, text)
}

test('the three items make a session, whose items are read as the same one', () => {
  storeItems(stored)
  expect(store.sessionStore.get()).toEqual(session)
  localStorage.clear()
  storeItems(store.sessionItems(session))
  expect(store.sessionStore.get()).toEqual(session)
})

const users = ['{', 'null', '["user"]', '"user"', '{"role":"user"}', '{"email":"","role":"user"}']
const roles = ['"ADMIN"', '"root"', '""', '7', '{}', 'null']
const expiries = ['NaN', '', 'Infinity', '1e999', '-1', '12abc', '2026-11-21T10']

test.each<Record<string, string | undefined>>([
  { user: undefined, expiresAt: undefined },
  ...[undefined, ...users].map((user) => ({ user })),
  ...roles.map((role) => ({ user: `{"email":"a@b.example","role":${role}}` })),
  ...[undefined, ...expiries].map((expiresAt) => ({ expiresAt })),
  ...[undefined, '', 'undefined', 'null', ' '].map((token) => ({ token })),
])('with the items changed by %o there is no session', (changes) => {
  storeItems({ ...stored, ...changes })
  expect(store.sessionStore.get()).toBeNull()
})

test('a token of several megabytes is accepted', () => {
  storeItems({ ...stored, token: 'x'.repeat(4_900_000) })
  expect(store.sessionStore.get()?.token).toHaveLength(4_900_000)
})

test.each([` ${NOW} `, `${NOW}.25`])('an expiry of %j is accepted', (expiresAt) => {
  storeItems({ ...stored, expiresAt })
  expect(store.sessionStore.get()?.expiresAt).toBe(Number(expiresAt))
})

test('a session expires at exactly its expiry; one in seconds is in the past, one in the far future is not', () => {
  expect(store.liveSession(session, NOW)).toBeNull()
  expect(store.liveSession(session, NOW - 1)).toBe(session)
  expect(store.liveSession({ ...session, expiresAt: NOW / 1000 }, NOW)).toBeNull()
  const inFarFuture = { ...session, expiresAt: Number.MAX_SAFE_INTEGER }
  expect(store.liveSession(inFarFuture, NOW)).toBe(inFarFuture)
  expect(store.liveSession(null, NOW)).toBeNull()
})

test.each([
  ['admin@tersa.example', 'admin-demo', 'admin'],
  ['user@tersa.example', 'user-demo', 'user'],
  [' User@Tersa.Example ', 'user-demo', 'user'],
])('%j with %j signs in as %s for ten seconds', (email, password, role) => {
  expect(signIn(email, password, NOW)?.user.role).toBe(role)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({ email: email.trim().toLowerCase(), role })
  expect(localStorage.getItem('token')).toMatch(/^[0-9a-f]{32}$/)
  expect(localStorage.getItem('expiresAt')).toBe(String(NOW + 10_000))
})

test.each([
  ['user@tersa.example', 'admin-demo'],
  ['user@tersa.example', ' user-demo'],
  ['user@tersa.example', 'USER-DEMO'],
  ['user@tersa.example', ''],
  ['user@tersa.example', 'x'.repeat(1_000_000)],
  ['nobody@tersa.example', 'user-demo'],
])('%s with the password %.20s is refused, and nothing is stored', (email, password) => {
  expect(signIn(email, password, NOW)).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('logging out clears the three items and no others', () => {
  storeItems({ ...stored, theirs: 'x', 'tersa.cart': '[]' })
  store.endSession(NOW)
  expect(Object.keys(localStorage).sort()).toEqual(['tersa.cart', 'tersa.logged-out', 'theirs'])
})

test('a user returns once to the page that asked for a sign-in; an admin who signs in instead goes to /admin', () => {
  store.rememberReturn('/user/orders')
  expect(consumeReturn('user')).toBe('/user/orders')
  expect(consumeReturn('user')).toBe('/user')
  store.rememberReturn('/user/orders')
  expect(consumeReturn('admin')).toBe('/admin')
  expect(consumeReturn('user')).toBe('/user')
})

const others = ['/shop', 'https://evil.example/', '//evil.example', '/user/../admin', '/user/orders?x', '']

test.each(others)('the stored route %o is ignored, because it is not an account page', (route) => {
  sessionStorage.setItem('tersa.return-to', route)
  expect(consumeReturn('user')).toBe('/user')
})
