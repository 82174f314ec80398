import { staleCopies, toDraft } from './draft'
import type { MediaFile } from './media-file'

const video: MediaFile = { bytes: 1, type: 'video/mp4', size: null }
const picture: MediaFile = { bytes: 1, type: 'image/jpeg', size: { width: 1600, height: 900 } }
const live = {
  text: '',
  files: [
    ['ppf.mp4', video],
    ['ppf.jpg', picture],
    ['ppf-800.jpg', picture],
    ['other.jpg', picture],
  ] as const,
}
const dropped = (name: string, file: MediaFile) => new Map([[name, { ...file, url: `blob:${name}` }]])
const textWith = (poster: string) =>
  JSON.stringify({
    slides: [
      { title: 'PPF', line: 'A line.', button: { text: 'Go', href: '/' }, poster, video: ['ppf.mp4'] },
    ],
  })

test('a right draft is shown with its own files, and the live ones for the rest', () => {
  const { faults, slides } = toDraft(live, textWith('new.jpg'), dropped('new.jpg', picture))
  expect(faults).toEqual([])
  expect(slides[0]?.poster.src).toBe('blob:new.jpg')
  expect(slides[0]?.videos[0]?.src).toBe('/carousel/ppf.mp4')
})

test('a wrong draft has its faults, and keeps showing the last right one', () => {
  const right = toDraft(live, textWith('ppf.jpg'), new Map())
  const wrong = toDraft(live, textWith('nope.jpg'), new Map(), right.slides)
  expect(wrong.faults).toHaveLength(1)
  expect(wrong.slides).toBe(right.slides)
})

test('live copies of a dropped poster are named, those dropped with it are not', () => {
  expect(staleCopies(live, dropped('ppf.jpg', picture))).toEqual(['ppf-800.jpg'])
  expect(staleCopies(live, dropped('new.jpg', picture))).toEqual([])
  expect(staleCopies(live, dropped('ppf.mp4', video))).toEqual([])
})
