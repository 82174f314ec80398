import type { Slide } from '@/lib/carousel/slides'

const slideOf = (title: string, file: string): Slide => ({
  title,
  line: `A line about ${title}.`,
  language: 'en',
  button: { text: 'Shop now', href: '/shop' },
  poster: { src: `/${file}.jpg`, width: 1600, height: 900, sources: [] },
  videos: [{ src: `/${file}.webm`, type: 'video/webm' }],
})

export const SLIDES = [
  { ...slideOf('Protección PPF', 'ppf'), titleLanguage: 'es' as const },
  slideOf('Window Film', 'window-film'),
  slideOf('Marine Film', 'marine-film'),
]

/** jsdom plays no media and evaluates no media queries. Returns the videos whose `play` was called. */
export function stubBrowser(play = () => Promise.resolve()) {
  const played: HTMLVideoElement[] = []
  // Assigned instead of mocked, because the component still pauses its videos after mocks are restored.
  Object.assign(HTMLMediaElement.prototype, {
    play(this: HTMLVideoElement) {
      played.push(this)
      return play()
    },
    pause() {},
  })
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) })
  return played
}
