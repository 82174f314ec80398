import { screen } from '@testing-library/react'
import { carousel, press, renderCarousel, SLIDES, shown, stubBrowser, wait } from './test-carousel'

beforeEach(() => {
  jest.useFakeTimers()
  stubBrowser()
})

test('a slide without a video that is chosen by its indicator is shown for the whole interval', () => {
  renderCarousel(SLIDES.map((slide) => ({ ...slide, videos: [] })))
  expect(document.querySelector('video')).toBeNull()
  wait(3000)
  press('Marine Film')
  expect(shown()).toBe('Marine Film')
  wait(3999)
  expect(shown()).toBe('Marine Film')
  wait(1)
  expect(shown()).toBe('Protección PPF')
})

test('a carousel of one slide does not move and has no indicators', () => {
  renderCarousel(SLIDES.slice(0, 1))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(carousel()).toHaveAttribute('data-moving', 'false')
  wait(20_000)
  expect(screen.getByRole('group', { name: 'Protección PPF, 1 of 1' })).toHaveAttribute('data-active', 'true')
})

test('screen readers get the carousel role, each slide’s title and position, and no automatic announcements', () => {
  renderCarousel()
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
  for (const name of ['Protección PPF, 1 of 3', 'Window Film, 2 of 3', 'Marine Film, 3 of 3'])
    expect(screen.getByRole('group', { name })).toHaveAttribute('aria-roledescription', 'slide')
  const live = carousel().querySelector('[aria-live]')
  expect(live).toHaveAttribute('aria-live', 'off')
  press('Pause slides')
  expect(live).toHaveAttribute('aria-live', 'polite')
})

test('with Save-Data no video plays, and the slides still advance', () => {
  const played = stubBrowser()
  const value = Object.assign(new EventTarget(), { saveData: true })
  Object.defineProperty(navigator, 'connection', { configurable: true, value })
  renderCarousel()
  wait(4000)
  expect(shown()).toBe('Window Film')
  expect(played).toEqual([])
  Reflect.deleteProperty(navigator, 'connection')
})
