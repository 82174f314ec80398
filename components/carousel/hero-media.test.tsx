import { press, renderCarousel, SLIDES, shown, stubBrowser, wait } from './test-carousel'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
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
