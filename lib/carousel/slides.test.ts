import type { MediaFile } from '@/lib/media/media-types'
import { toSlides } from './slides'

const picture = (type: string, width: number): MediaFile => {
  return { bytes: 1, type, size: { width, height: (width * 9) / 16 } }
}
const slide = {
  title: 'PPF',
  line: 'A line.',
  language: 'en' as const,
  button: { text: 'Shop now', href: '/shop' as const },
  poster: 'ppf.jpg',
  video: ['ppf.mp4', 'ppf.webm'],
}

const only = (files: [string, MediaFile][], poster = slide.poster) =>
  toSlides({ slides: [{ ...slide, poster }] }, new Map(files), (name) => `/c/${name}`)[0]

test('toSlides lists the URL and type of each video, with its codecs if they are known, the smaller WebM first', () => {
  const webm: MediaFile = { bytes: 1, type: 'video/webm', size: null, codecs: 'av01.0.05M.10' }
  expect(only([['ppf.webm', webm]])?.videos).toEqual([
    { src: '/c/ppf.webm', type: 'video/webm; codecs="av01.0.05M.10"' },
    { src: '/c/ppf.mp4', type: 'video/mp4' },
  ])
})

const inSpanish = (change: object) =>
  toSlides({ slides: [{ ...slide, ...change }] }, new Map(), (name) => name, 'es')[0]

test('a text without a translation keeps its language next to texts in the language of the site', () => {
  const line = { en: 'A line.', es: 'Una frase.' }
  expect(inSpanish({ line })).toMatchObject({
    ...{ title: 'PPF', titleLanguage: 'en', line: 'Una frase.', language: 'es' },
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
  expect(poster?.sources).toEqual([
    { type: 'image/avif', srcSet: '/c/ppf-800.avif 800w, /c/ppf.avif 1600w' },
    { type: 'image/jpeg', srcSet: '/c/ppf-800.jpg 800w, /c/ppf.jpg 1600w' },
  ])
})

test.each([
  ['ppf.jpg', 'image/jpeg'],
  ['p.webp', 'image/webp'],
  ['P.JPG', 'image/jpeg'],
])('the poster %s without lighter copies is listed once', (name, type) => {
  const sources = [{ type, srcSet: `/c/${name} 1280w` }]
  const expected = { src: `/c/${name}`, width: 1280, height: 720, sources }
  expect(only([[name, picture(type, 1280)]], name)?.poster).toEqual(expected)
})
