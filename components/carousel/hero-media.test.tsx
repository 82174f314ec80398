import { act, fireEvent } from '@testing-library/react'
import { press, renderCarousel, SLIDES, shown, stubBrowser, wait } from './test-carousel'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const sourcesOf = (videos: HTMLVideoElement[]) =>
  videos.map((video) => video.querySelector('source')?.getAttribute('src'))

test('only the visible slide’s video plays, after the page has loaded', () => {
  const played = stubBrowser()
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  renderCarousel()
  expect(played).toEqual([])

  readyState.mockReturnValue('complete')
  act(() => fireEvent.load(window))
  expect(sourcesOf(played)).toEqual(['/ppf.webm'])
  press('Window Film')
  expect(sourcesOf(played)).toEqual(['/ppf.webm', '/window-film.webm'])
})

test('with Save-Data no video plays, and the slides still advance', () => {
  const played = stubBrowser()
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    value: Object.assign(new EventTarget(), { saveData: true }),
  })
  renderCarousel()
  wait(4000)
  expect(shown()).toBe('Window Film')
  expect(played).toEqual([])
})

test('with reduced motion no video plays until Play is pressed', () => {
  const played = stubBrowser({ prefersReducedMotion: true })
  renderCarousel()
  expect(played).toEqual([])
  press('Play slides')
  expect(sourcesOf(played)).toEqual(['/ppf.webm'])
})

test('a slide without a video shows its poster for the same 4000 ms', () => {
  stubBrowser()
  renderCarousel(SLIDES.map((slide, i) => (i === 1 ? { ...slide, videos: [] } : slide)))
  press('Window Film')
  expect(document.querySelectorAll('video')).toHaveLength(2)
  wait(3999)
  expect(shown()).toBe('Window Film')
  wait(1)
  expect(shown()).toBe('Marine Film')
})
