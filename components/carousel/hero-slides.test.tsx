import { render, screen, within } from '@testing-library/react'
import { SlideVideo } from './hero-view'
import { renderCarousel, SLIDES, stubBrowser } from './test-carousel'

const TITLES = ['Protección PPF', 'Window Film', 'Marine Film']

beforeEach(() => void stubBrowser())

test('the three slides have their titles in their language and a Shop now link to /shop, and no other link or arrow', () => {
  renderCarousel()
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual(TITLES)
  expect(headings[0]).toHaveAttribute('lang', 'es')
  expect(headings[1]).not.toHaveAttribute('lang', 'es')
  for (const slide of screen.getAllByRole('group'))
    expect(within(slide).getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', ...TITLES])
  expect(screen.getByRole('button', { name: 'Pause slides' })).toBeInTheDocument()
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

const VIDEOS = [
  { src: '/ppf.webm', type: 'video/webm' },
  { src: '/ppf.mp4', type: 'video/mp4' },
]
const video = () => document.querySelector('video')

test('when the browser refuses to play a video, the poster stays and no error is thrown', async () => {
  stubBrowser(() => Promise.reject(new DOMException('refused', 'NotAllowedError')))
  render(<SlideVideo videos={VIDEOS} isPlaying />)
  await new Promise((resolve) => setTimeout(resolve))
  expect(video()).toHaveAttribute('data-shown', 'false')
})

test('a video is muted whenever it starts to play, even if it was unmuted before', () => {
  const mutedAtPlay: boolean[] = []
  HTMLMediaElement.prototype.play = function () {
    mutedAtPlay.push(this.muted)
    return Promise.resolve()
  }
  const { rerender } = render(<SlideVideo videos={VIDEOS} isPlaying={false} />)
  Object.assign(video() ?? {}, { muted: false })
  rerender(<SlideVideo videos={VIDEOS} isPlaying />)
  expect(mutedAtPlay).toEqual([true])
})
