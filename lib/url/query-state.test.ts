import { currentQuery, followRouter, onQueryChange, pushQueryState, setQueryState } from './query-state'

/** The first change is written at once, the second waits. */
function change() {
  setQueryState({ panels: 'hood' })
  setQueryState({ panels: 'roof' })
}

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/ppf')
  followRouter('')
})
afterEach(() => void jest.runAllTimers())

test('a change is in the URL at once, with the item that it changes, and further ones at most every 0.4 s', () => {
  window.history.replaceState(null, '', '/ppf?panels=trunk&change=abc')
  setQueryState({ panels: 'hood' })
  expect(window.location.search).toBe('?panels=hood&change=abc')
  setQueryState({ panels: 'roof' })
  expect(window.location.search).toBe('?panels=hood&change=abc')
  expect(currentQuery()).toBe('?panels=roof&change=abc')
  jest.advanceTimersByTime(400)
  expect(window.location.search).toBe('?panels=roof&change=abc')
})

test('the router reporting our own write changes nothing', () => {
  change()
  const onChange = jest.fn()
  const stop = onQueryChange(onChange)
  followRouter('panels=hood')
  expect(onChange).not.toHaveBeenCalled()
  expect(currentQuery()).toBe('?panels=roof')
  stop()
})

test('a link to the plain route wins over a change that is not written yet', () => {
  change()
  window.history.pushState(null, '', '/ppf')
  followRouter('')
  jest.advanceTimersByTime(400)
  expect(currentQuery()).toBe('')
  expect(window.location.search).toBe('')
})

test('following a link writes a waiting change first, so that no write disturbs the navigation', () => {
  const stop = onQueryChange(() => {})
  document.body.innerHTML = '<a href="#part"><b>PPF</b></a><button>Hood</button>'
  change()
  document.querySelector('button')?.click()
  expect(window.location.search).toBe('?panels=hood')
  document.querySelector('b')?.click()
  expect(window.location.search).toBe('?panels=roof')
  const replaceState = jest.spyOn(window.history, 'replaceState')
  jest.advanceTimersByTime(400)
  expect(replaceState).not.toHaveBeenCalled()
  stop()
})

test('the query is still written for other subscribers when one unsubscribes', () => {
  const stop = onQueryChange(() => {})
  onQueryChange(() => {})()
  change()
  window.dispatchEvent(new Event('pagehide'))
  expect(window.location.search).toBe('?panels=roof')
  stop()
})

test('Back shows the query of that entry', () => {
  change()
  const onChange = jest.fn()
  const stop = onQueryChange(onChange)
  window.history.replaceState(null, '', '/ppf?panels=trunk')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(currentQuery()).toBe('?panels=trunk')
  expect(onChange).toHaveBeenCalled()
  stop()
})

test('a write that the browser refuses is repeated until it succeeds', () => {
  setQueryState({ film: '5' })
  const replaceState = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many changes of the history', 'SecurityError')
  })
  for (let film = 6; film <= 85; film++) setQueryState({ film: String(film) })
  jest.advanceTimersByTime(2000)
  expect(currentQuery()).toBe('?film=85')
  expect(window.location.search).toBe('?film=5')
  replaceState.mockRestore()
  jest.advanceTimersByTime(400)
  expect(window.location.search).toBe('?film=85')
})

test('a pushed state writes what waits into the entry that is left, and adds none for the same state', () => {
  setQueryState({ q: 'a' })
  setQueryState({ q: 'ab' })
  const before = window.history.length
  const pushState = jest.spyOn(window.history, 'pushState')
  const replaceState = jest.spyOn(window.history, 'replaceState')
  pushQueryState({ q: 'ab', page: '2' })
  expect(replaceState).toHaveBeenCalledWith(null, '', '/ppf?q=ab')
  expect(window.location.search).toBe('?q=ab&page=2')
  pushQueryState({ q: 'ab', page: '2' })
  expect(pushState).toHaveBeenCalledTimes(1)
  expect(window.history.length).toBe(before + 1)
})
