import { act, screen } from '@testing-library/react'
import {
  carousel,
  hover,
  leave,
  press,
  renderCarousel,
  SLIDES,
  shown,
  stubBrowser,
  wait,
} from './test-carousel'

beforeEach(() => {
  jest.useFakeTimers()
  stubBrowser()
})
afterEach(() => jest.useRealTimers())

test('the slides turn after 4000 ms, not after 3999, and the first follows the last', () => {
  renderCarousel()
  for (const [from, to] of [
    ['Protección PPF', 'Window Film'],
    ['Window Film', 'Marine Film'],
    ['Marine Film', 'Protección PPF'],
  ]) {
    wait(3999)
    expect(shown()).toBe(from)
    wait(1)
    expect(shown()).toBe(to)
  }
})

test('a pause on hover keeps what is left of the slide’s time', () => {
  renderCarousel()
  wait(2500)
  hover()
  wait(20_000)
  expect(shown()).toBe('Protección PPF')
  leave()
  wait(1499)
  expect(shown()).toBe('Protección PPF')
  wait(1)
  expect(shown()).toBe('Window Film')
})

test('a slide chosen by its indicator is shown for the whole interval', () => {
  renderCarousel()
  wait(3000)
  press('Marine Film')
  expect(shown()).toBe('Marine Film')
  wait(3999)
  expect(shown()).toBe('Marine Film')
  wait(1)
  expect(shown()).toBe('Protección PPF')
})

test('the slides wait while the tab is hidden', () => {
  renderCarousel()
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  wait(60_000)
  expect(shown()).toBe('Protección PPF')
  isHidden.mockReturnValue(false)
  act(() => document.dispatchEvent(new Event('visibilitychange')))
  wait(4000)
  expect(shown()).toBe('Window Film')
})

test('a carousel that was stopped is still stopped on the next visit, until Play', () => {
  const { unmount } = renderCarousel()
  press('Pause slides')
  wait(20_000)
  expect(shown()).toBe('Protección PPF')
  unmount()

  renderCarousel()
  wait(20_000)
  expect(shown()).toBe('Protección PPF')
  press('Play slides')
  wait(4000)
  expect(shown()).toBe('Window Film')
})

test('with reduced motion nothing moves before Play, and the next visit begins without motion again', () => {
  stubBrowser({ prefersReducedMotion: true })
  const { unmount } = renderCarousel()
  wait(60_000)
  expect(shown()).toBe('Protección PPF')
  press('Play slides')
  wait(4000)
  expect(shown()).toBe('Window Film')
  unmount()

  renderCarousel()
  expect(screen.getByRole('button', { name: 'Play slides' })).toBeInTheDocument()
  wait(60_000)
  expect(shown()).toBe('Protección PPF')
})

test('a carousel of one slide does not move and has no indicators', () => {
  renderCarousel(SLIDES.slice(0, 1))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(carousel()).toHaveAttribute('data-moving', 'false')
  wait(20_000)
  expect(screen.getByRole('group', { name: 'Protección PPF, 1 of 1' })).toHaveAttribute('data-active', 'true')
})

test('150 turns leave one timer behind', () => {
  renderCarousel()
  for (let turn = 0; turn < 150; turn++) wait(4000)
  expect(shown()).toBe('Protección PPF')
  expect(jest.getTimerCount()).toBe(1)
})

test('a screen reader hears the carousel, each slide’s title and place, and no automatic turn', () => {
  renderCarousel()
  expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel')
  for (const name of ['Protección PPF, 1 of 3', 'Window Film, 2 of 3', 'Marine Film, 3 of 3'])
    expect(screen.getByRole('group', { name })).toHaveAttribute('aria-roledescription', 'slide')
  const live = carousel().querySelector('[aria-live]')
  expect(live).toHaveAttribute('aria-live', 'off')
  press('Pause slides')
  expect(live).toHaveAttribute('aria-live', 'polite')
})
