import { recordEarlyEvents, replayEarlyEvents } from './early-events'

// Each test is another page, whose listeners end with it.
let listen: jest.SpiedFunction<typeof window.addEventListener>
beforeEach(() => {
  listen = jest.spyOn(window, 'addEventListener')
})
const endPage = () => {
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener)
  listen.mockClear()
}
afterEach(endPage)

test('events and presses before hydration take effect once, after it', () => {
  jest.useFakeTimers()
  recordEarlyEvents()
  document.body.innerHTML = '<button data-early><svg></svg></button><button></button>'
  const pressed = jest.fn()
  const [button, other] = document.querySelectorAll('button')
  for (const each of [document.querySelector('svg'), button, other])
    each?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const detail = { name: 'Lustra' }
  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  document.addEventListener('click', ({ target }) => pressed(target))

  expect(replayEarlyEvents()).toEqual([detail])
  jest.runAllTimers()
  expect(pressed.mock.calls).toEqual([[button]])

  // After hydration nothing is recorded.
  window.dispatchEvent(new CustomEvent('cart:add', { detail }))
  button?.click()
  expect(replayEarlyEvents()).toEqual([])
  jest.runAllTimers()
  expect(pressed).toHaveBeenCalledTimes(2)
})

/** Leaves the page before it has hydrated. */
function leave() {
  window.dispatchEvent(new Event('pagehide'))
  window.tersaEarly = undefined
  endPage()
}

const emit = (detail: unknown) => window.dispatchEvent(new CustomEvent('cart:add', { detail }))

test('two pages that are left before hydration pass on every event, even one that JSON cannot represent', () => {
  recordEarlyEvents()
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  const cyclic: Record<string, unknown> = {}
  cyclic.self = cyclic
  for (const detail of [{ id: 1 }, { id: 5n }, proxy, cyclic]) emit(detail)
  leave()
  recordEarlyEvents()
  emit({ id: 2 })
  leave()
  recordEarlyEvents()
  expect(replayEarlyEvents()).toEqual([{ id: 1 }, null, null, null, { id: 2 }])
})

test('an event whose detail throws counts as one without a detail', () => {
  recordEarlyEvents()
  const event = new CustomEvent('cart:add')
  Object.defineProperty(event, 'detail', {
    get() {
      throw new Error('no')
    },
  })
  window.dispatchEvent(event)
  expect(replayEarlyEvents()).toEqual([undefined])
})

test('a page that the browser restores after it was left does not repeat the events that it has passed on', () => {
  recordEarlyEvents()
  emit({ id: 1 })
  window.dispatchEvent(new Event('pagehide'))
  // The next page has taken them.
  window.sessionStorage.removeItem('tersa.early')
  expect(replayEarlyEvents()).toEqual([])
})

test('a link to the other language that is pressed early leads to the page as it is', () => {
  recordEarlyEvents()
  window.history.replaceState(null, '', '/window-film?film=20#tool')
  document.body.innerHTML = '<a hreflang="es" href="/es/window-film"><span>Español</span></a>'
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  press.preventDefault()
  document.querySelector('span')?.dispatchEvent(press)
  expect(document.querySelector('a')?.href).toBe('http://localhost/es/window-film?film=20#tool')
})
