import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { Slide } from '@/lib/carousel/slides'
import { HeroCarousel } from './hero-carousel'
import { SlideVideo } from './hero-view'
import { SLIDES, stubBrowser } from './test-carousel'

const renderCarousel = (slides: readonly Slide[] = SLIDES) => render(<HeroCarousel slides={slides} />)
const carousel = () => screen.getByRole('region', { name: 'Product lines' })
const shown = () => carousel().querySelector('button[aria-current="true"]')?.textContent
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  stubBrowser()
})

test('the three slides have their titles in their language and a Shop now link to /shop, and no other link or arrow', () => {
  const titles = ['Protección PPF', 'Window Film', 'Marine Film']
  renderCarousel()
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(titles)
  expect(headings[0]).toHaveAttribute('lang', 'es')
  expect(headings[1]).not.toHaveAttribute('lang', 'es')
  for (const slide of screen.getAllByRole('group'))
    expect(within(slide).getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', ...titles])
})

test('a slide has a second link after Shop now, and a focus for the styles, only if they are set', () => {
  const secondLink = { text: 'Check my tint', href: '/window-film#tool' as const }
  renderCarousel(SLIDES.map((slide, i) => (i === 1 ? { ...slide, secondLink, focus: 35 } : slide)))
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/shop', '/shop', '/window-film#tool', '/shop'])
  expect(screen.getByRole('link', { name: 'Check my tint' })).toBe(screen.getAllByRole('link')[2])
  const focuses = screen.getAllByRole('group').map((slide) => slide.getAttribute('data-focus'))
  expect(focuses).toEqual([null, '35', null])
})

test('slides without a video turn as well', () => {
  renderCarousel(SLIDES.map((slide) => ({ ...slide, videos: [] })))
  expect(document.querySelector('video')).toBeNull()
  wait(4000)
  expect(shown()).toBe('Window Film')
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
  fireEvent.click(screen.getByRole('button', { name: 'Pause slides' }))
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

const VIDEOS = [{ src: '/ppf.webm', type: 'video/webm' }]
const video = () => document.querySelector('video')

test('when the browser refuses to play a video, the poster stays and no error is thrown', async () => {
  jest.useRealTimers()
  stubBrowser(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  render(<SlideVideo videos={VIDEOS} isPlaying />)
  await new Promise((resolve) => setTimeout(resolve))
  expect(video()).toHaveAttribute('data-shown', 'false')
})

test('a video is muted and stays in the page whenever it starts to play, even if it was unmuted before', () => {
  const mutedAtPlay: boolean[] = []
  HTMLMediaElement.prototype.play = function () {
    expect(this).toHaveProperty('disablePictureInPicture', true)
    mutedAtPlay.push(this.muted)
    return Promise.resolve()
  }
  const { rerender } = render(<SlideVideo videos={VIDEOS} isPlaying={false} />)
  Object.assign(video() ?? {}, { muted: false })
  rerender(<SlideVideo videos={VIDEOS} isPlaying />)
  expect(mutedAtPlay).toEqual([true])
  // It is no attribute of HTML.
  expect(video()).not.toHaveAttribute('disablepictureinpicture')
})
