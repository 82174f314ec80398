import type { MediaFile } from './check/media-types'
import { toSlides } from './slides'

const picture = (type: string, width: number): MediaFile => ({
  bytes: 1,
  type,
  size: { width, height: (width * 9) / 16 },
})
const slide = {
  title: 'PPF',
  line: 'A line.',
  language: 'en' as const,
  button: { text: 'Shop now', href: '/shop' as const },
  poster: 'ppf.jpg',
  video: ['ppf.mp4', 'ppf.webm'],
}

const only = (files: [string, MediaFile][]) =>
  toSlides({ slides: [slide] }, new Map(files), (name) => `/c/${name}`)[0]

test('toSlides lists the URL and type of each video, the smaller WebM first', () => {
  expect(only([])?.videos).toEqual([
    { src: '/c/ppf.webm', type: 'video/webm' },
    { src: '/c/ppf.mp4', type: 'video/mp4' },
  ])
})

const inSpanish = (change: object) =>
  toSlides({ slides: [{ ...slide, ...change }] }, new Map(), (name) => name, 'es')[0]

test('a text without a translation keeps its language next to texts in the language of the site', () => {
  const line = { en: 'A line.', es: 'Una frase.' }
  expect(inSpanish({ line })).toMatchObject({
    title: 'PPF',
    titleLanguage: 'en',
    line: 'Una frase.',
    language: 'es',
    button: { text: 'Shop now', href: '/shop', language: 'en' },
  })
  const link = { text: line, href: '/shop' }
  expect(inSpanish({ line, title: line, button: link, secondLink: link, focus: 30 })).toEqual({
    ...{ title: 'Una frase.', line: 'Una frase.', language: 'es' },
    button: { text: 'Una frase.', href: '/shop' },
    secondLink: { text: 'Una frase.', href: '/shop' },
    focus: 30,
    ...{ poster: expect.anything(), videos: expect.anything() },
  })
})

test('toSlides finds a poster’s lighter copies by their names', () => {
  const poster = only([
    ['ppf.jpg', picture('image/jpeg', 1600)],
    ['ppf-800.jpg', picture('image/jpeg', 800)],
    ['ppf.avif', picture('image/avif', 1600)],
    ['ppf-800.avif', picture('image/avif', 800)],
    ['other.webp', picture('image/webp', 800)],
  ])?.poster
  expect(poster).toEqual({
    src: '/c/ppf.jpg',
    width: 1600,
    height: 900,
    sources: [
      { type: 'image/avif', srcSet: '/c/ppf-800.avif 800w, /c/ppf.avif 1600w' },
      { type: 'image/jpeg', srcSet: '/c/ppf-800.jpg 800w, /c/ppf.jpg 1600w' },
    ],
  })
})

test('a poster works without lighter copies', () => {
  expect(only([['ppf.jpg', picture('image/jpeg', 1280)]])?.poster).toEqual({
    src: '/c/ppf.jpg',
    width: 1280,
    height: 720,
    sources: [{ type: 'image/jpeg', srcSet: '/c/ppf.jpg 1280w' }],
  })
})

test('a WebP poster, or one with an uppercase extension, is listed once', () => {
  for (const [name, type] of [
    ['p.webp', 'image/webp'],
    ['P.JPG', 'image/jpeg'],
  ] as const) {
    const [shown] = toSlides(
      { slides: [{ ...slide, poster: name }] },
      new Map([[name, picture(type, 1600)]]),
      (file) => `/c/${file}`,
    )
    expect(shown?.poster.sources).toEqual([{ type, srcSet: `/c/${name} 1600w` }])
  }
})

test('a video’s type includes its codecs if they are known', () => {
  const webm: MediaFile = { bytes: 1, type: 'video/webm', size: null, codecs: 'av01.0.05M.10' }
  expect(only([['ppf.webm', webm]])?.videos[0]?.type).toBe('video/webm; codecs="av01.0.05M.10"')
})
