import { createGate } from './gate'
import { logOut } from './log-out'
import type { Role } from './session'
import { sessionStore } from './session-store'

const NOW = 1_800_000_000_000

function signedIn(role: Role, expiresAt = NOW + 10_000) {
  sessionStore.set({ token: 't', user: { email: `${role}@tersa.example`, role }, expiresAt })
}

function openGate() {
  const gate = createGate('user')
  const onChange = jest.fn()
  const undo = gate.subscribe(onChange)
  gate.get()
  return { gate, onChange, undo }
}

/** As another tab changes it: the items first, then the word of it. */
function elsewhere(change: () => void) {
  change()
  window.dispatchEvent(new StorageEvent('storage'))
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})
afterEach(() => {
  jest.useRealTimers()
  sessionStore.set(null)
})

test('it is open to its role, and to no other, none or an expired one', () => {
  expect(createGate('user').get()).toBe('closed')
  signedIn('admin')
  expect(createGate('user').get()).toBe('closed')
  signedIn('user', NOW)
  expect(createGate('user').get()).toBe('closed')
  signedIn('user')
  expect(createGate('user').get()).toBe('open')
})

test('an open page stays open when the ten seconds pass', () => {
  signedIn('user')
  const { gate } = openGate()
  jest.setSystemTime(NOW + 60_000)
  window.dispatchEvent(new StorageEvent('storage'))
  expect(gate.get()).toBe('open')
})

test('an open page stays open when /login in another tab clears the expired session', () => {
  signedIn('user')
  const { gate } = openGate()
  jest.setSystemTime(NOW + 60_000)
  elsewhere(() => ['token', 'user', 'expiresAt'].forEach((key) => void localStorage.removeItem(key)))
  expect(gate.get()).toBe('open')
})

test('a log-out in another tab closes it at once, before the expiry and after', () => {
  for (const later of [1000, 60_000]) {
    jest.setSystemTime(NOW)
    signedIn('user')
    const { gate, undo } = openGate()
    jest.setSystemTime(NOW + later)
    elsewhere(() => logOut(NOW + later))
    expect(gate.get()).toBe('closed')
    undo()
  }
})

test('a log-out in another tab closes it although the clock was set back', () => {
  logOut(NOW + 3_600_000)
  signedIn('user')
  const { gate } = openGate()
  jest.setSystemTime(NOW + 60_000)
  elsewhere(() => logOut(NOW + 60_000))
  expect(gate.get()).toBe('closed')
})

test('who signs in in another tab is let in', () => {
  const { gate } = openGate()
  expect(gate.get()).toBe('closed')
  elsewhere(() => signedIn('user'))
  expect(gate.get()).toBe('open')
})

test('another role that signs in in another tab closes it, the same role does not', () => {
  signedIn('user')
  const { gate } = openGate()
  elsewhere(() => signedIn('user', NOW + 20_000))
  expect(gate.get()).toBe('open')
  elsewhere(() => signedIn('admin'))
  expect(gate.get()).toBe('closed')
})

test('clear() in another tab closes it', () => {
  signedIn('user')
  const { gate } = openGate()
  elsewhere(() => localStorage.clear())
  expect(gate.get()).toBe('closed')
})

test.each([
  ['an hour back', -3_600_000, 'open'],
  ['an hour on', 3_600_000, 'closed'],
])('with the clock %s it is %s', (_what, by, state) => {
  signedIn('user')
  jest.setSystemTime(NOW + by)
  expect(createGate('user').get()).toBe(state)
})

test('a page that is left is hidden without React, and checked again when it returns', () => {
  signedIn('user')
  const { gate, onChange } = openGate()
  window.dispatchEvent(new Event('pagehide'))
  expect(document.documentElement).toHaveAttribute('data-away')
  expect(onChange).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('pageshow'))
  jest.runAllTimers()
  expect(gate.get()).toBe('open')
  expect(document.documentElement).not.toHaveAttribute('data-away')

  window.dispatchEvent(new Event('pagehide'))
  jest.setSystemTime(NOW + 10_000)
  window.dispatchEvent(new Event('pageshow'))
  jest.runAllTimers()
  expect(gate.get()).toBe('closed')
  expect(document.documentElement).not.toHaveAttribute('data-away')
})

test('a page that returns after a log-out is closed', () => {
  signedIn('user')
  const { gate } = openGate()
  window.dispatchEvent(new Event('pagehide'))
  localStorage.clear()
  window.dispatchEvent(new Event('pageshow'))
  jest.runAllTimers()
  expect(gate.get()).toBe('closed')
})

test('nothing is heard after the undo', () => {
  signedIn('user')
  const { undo, onChange } = openGate()
  undo()
  window.dispatchEvent(new StorageEvent('storage'))
  expect(onChange).not.toHaveBeenCalled()
})
