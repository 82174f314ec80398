import { act, renderHook } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { stoppedStore, useAutoplay, useMediaQuery, usePageLoaded, useSaveData } from './use-autoplay'

beforeEach(() => jest.useFakeTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function autoplay() {
  const turn = jest.fn()
  const initialProps = { index: 0, isMoving: true }
  const hook = ({ index, isMoving }: typeof initialProps) => useAutoplay(index, isMoving, turn)
  return { turn, ...renderHook(hook, { initialProps }) }
}

function showPage(isShown: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isShown)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test.each<[string, (moves: boolean, view: ReturnType<typeof autoplay>) => void]>([
  ['pausing', (isMoving, { rerender }) => rerender({ index: 0, isMoving })],
  ['hiding the page', (isMoving) => showPage(isMoving)],
])('%s keeps the time that has passed', (_how, move) => {
  const view = autoplay()
  wait(2500)
  move(false, view)
  wait(60_000)
  expect(view.turn).not.toHaveBeenCalled()
  move(true, view)
  wait(1499)
  expect(view.turn).not.toHaveBeenCalled()
  wait(1)
  expect(view.turn).toHaveBeenCalledTimes(1)
})

test('another slide starts its own four seconds, and nothing is left when the carousel goes', () => {
  const { turn, rerender, unmount } = autoplay()
  wait(2500)
  rerender({ index: 1, isMoving: true })
  wait(3999)
  expect(turn).not.toHaveBeenCalled()
  wait(1)
  expect(turn).toHaveBeenCalledTimes(1)
  rerender({ index: 2, isMoving: true })
  unmount()
  showPage(true)
  expect(jest.getTimerCount()).toBe(0)
})

test('only a visitor who has stopped the carousel finds it stopped', () => {
  stoppedStore.set(true)
  expect([localStorage.getItem('tersa.motion'), stoppedStore.get()]).toEqual(['paused', true])
  localStorage.setItem('tersa.motion', 'moving')
  expect(stoppedStore.get()).toBe(false)
  stoppedStore.set(false)
  expect([localStorage.getItem('tersa.motion'), stoppedStore.get()]).toEqual([null, false])
})

test('a media query is followed until the component goes', () => {
  const list = Object.assign(new EventTarget(), { media: '', matches: false })
  const [added, removed] = [jest.spyOn(list, 'addEventListener'), jest.spyOn(list, 'removeEventListener')]
  window.matchMedia = () => list as MediaQueryList
  const { result, unmount } = renderHook(() => useMediaQuery('(width > 0)'))
  expect(result.current).toBe(false)
  list.matches = true
  act(() => void list.dispatchEvent(new Event('change')))
  expect(result.current).toBe(true)
  unmount()
  expect(removed.mock.calls).toEqual(added.mock.calls)
})

const States = () => [useMediaQuery('all'), usePageLoaded(), useSaveData()].join()

test('the exported HTML knows nothing of the browser', () => {
  expect(renderToString(<States />)).toBe('false,false,false')
})

test('the page counts as loaded once it is complete', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const { result, unmount } = renderHook(usePageLoaded)
  expect(result.current).toBe(false)
  state.mockReturnValue('complete')
  act(() => void window.dispatchEvent(new Event('load')))
  expect(result.current).toBe(true)
  const removed = jest.spyOn(window, 'removeEventListener')
  unmount()
  expect(removed).toHaveBeenCalledWith('load', expect.anything())
})

test.each([
  ['of true', () => Object.assign(new EventTarget(), { saveData: true }), true],
  ['of false', () => Object.assign(new EventTarget(), { saveData: false }), false],
  ['of something else', () => ({ saveData: true }), false],
  ['that is unknown', () => undefined, false],
])('a preference for less data %s is read', (_what, connection, saves) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection() })
  expect(renderHook(useSaveData).result.current).toBe(saves)
})
