import { createGate } from './gate'
import { endSession, type Role, sessionStore } from './session'

const NOW = 1_800_000_000_000

function storeSession(role: Role, expiresAt = NOW + 10_000) {
  sessionStore.set({ token: 't', user: { email: `${role}@tersa.example`, role }, expiresAt })
}

function openGate() {
  const gate = createGate('user')
  const onChange = jest.fn()
  const undo = gate.subscribe(onChange)
  gate.get()
  return { gate, onChange, undo }
}

/** Changes the items as another tab does, and then notifies this one. */
function inAnotherTab(change: () => void) {
  change()
  window.dispatchEvent(new StorageEvent('storage'))
}

const isHidden = () => document.documentElement.hasAttribute('data-away')
const leave = () => window.dispatchEvent(new Event('pagehide'))
function comeBack() {
  window.dispatchEvent(new Event('pageshow'))
  jest.runAllTimers()
}
const clearSession = () => ['token', 'user', 'expiresAt'].forEach((key) => void localStorage.removeItem(key))

beforeEach(() => void jest.useFakeTimers({ now: NOW }))

test('the gate is open only to a live session of its role, also if the clock was set back', () => {
  expect(createGate('user').get()).toBe('closed')
  storeSession('admin')
  expect(createGate('user').get()).toBe('closed')
  storeSession('user', NOW)
  expect(createGate('user').get()).toBe('closed')
  storeSession('user')
  expect(createGate('user').get()).toBe('open')
  jest.setSystemTime(NOW - 3_600_000)
  expect(createGate('user').get()).toBe('open')
})

test('an open page stays open when its session expires, and when /login in another tab then clears it', () => {
  endSession(NOW - 5000)
  storeSession('user')
  const { gate } = openGate()
  jest.setSystemTime(NOW + 60_000)
  window.dispatchEvent(new StorageEvent('storage'))
  expect(gate.get()).toBe('open')
  inAnotherTab(clearSession)
  expect(gate.get()).toBe('open')
})

test.each<[string, earlierLogOut: number | null, after: number, act: () => void]>([
  ['a log-out', null, 1000, () => endSession(NOW + 1000)],
  ['a log-out after the expiry', null, 60_000, () => endSession(NOW + 60_000)],
  ['a log-out after the clock was set back', NOW + 3_600_000, 60_000, () => endSession(NOW + 60_000)],
  ['clear()', null, 1000, () => localStorage.clear()],
])('%s in another tab closes the page at once', (_what, earlierLogOut, after, act) => {
  if (earlierLogOut) endSession(earlierLogOut)
  storeSession('user')
  const { gate } = openGate()
  jest.setSystemTime(NOW + after)
  inAnotherTab(act)
  expect(gate.get()).toBe('closed')
})

test('a log-out in another tab closes the page of an expired session even if its mark is seen first', () => {
  storeSession('user')
  const { gate } = openGate()
  jest.setSystemTime(NOW + 60_000)
  inAnotherTab(() => localStorage.setItem('tersa.logged-out', String(NOW + 60_000)))
  expect(gate.get()).toBe('open')
  inAnotherTab(clearSession)
  expect(gate.get()).toBe('closed')
})

test('signing in in another tab opens the page, and as another role closes it', () => {
  const { gate } = openGate()
  expect(gate.get()).toBe('closed')
  inAnotherTab(() => storeSession('user'))
  inAnotherTab(() => storeSession('user', NOW + 20_000))
  expect(gate.get()).toBe('open')
  inAnotherTab(() => storeSession('admin'))
  expect(gate.get()).toBe('closed')
})

test('a page that is left is hidden without React, and its session is checked again when it returns', () => {
  storeSession('user')
  const { gate, onChange } = openGate()
  leave()
  expect(isHidden()).toBe(true)
  expect(onChange).not.toHaveBeenCalled()
  comeBack()
  expect(gate.get()).toBe('open')
  expect(isHidden()).toBe(false)

  leave()
  jest.setSystemTime(NOW + 10_000)
  comeBack()
  expect(gate.get()).toBe('closed')
  expect(isHidden()).toBe(false)
})

test('a page that returns is open while its session is live, whatever changed while it was away, and closed after a log-out', () => {
  storeSession('user')
  const { gate } = openGate()
  leave()
  inAnotherTab(() => storeSession('admin'))
  expect(gate.get()).toBe('open')
  inAnotherTab(() => storeSession('user'))
  comeBack()
  expect(gate.get()).toBe('open')
  leave()
  localStorage.clear()
  comeBack()
  expect(gate.get()).toBe('closed')
})

test('changes are ignored after unsubscribing', () => {
  storeSession('user')
  const { undo, onChange } = openGate()
  leave()
  expect(isHidden()).toBe(true)
  undo()
  expect(isHidden()).toBe(false)
  window.dispatchEvent(new StorageEvent('storage'))
  expect(onChange).not.toHaveBeenCalled()
})
