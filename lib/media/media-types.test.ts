import {
  endingFor,
  endingOf,
  inKilobytes,
  inMegabits,
  inPixels,
  inSeconds,
  isShort,
  isWide,
  stemOf,
  typesOf,
  wideCrop,
} from './media-types'

test('only a lighter copy may be an AVIF, and only a video a WebM', () => {
  const endings = (['video', 'poster', 'copy'] as const).map((kind) => Object.keys(typesOf(kind)).join())
  expect(endings).toEqual(['webm,mp4', 'jpg,jpeg,png,webp', 'avif,jpg,jpeg,png,webp'])
})

test('a name has a stem and an ending, and a type has the ending that its files get', () => {
  expect([stemOf('ppf.2.JPG'), endingOf('ppf.2.JPG')]).toEqual(['ppf.2', 'jpg'])
  const types = ['image/jpeg', 'image/avif', 'video/webm', 'image/gif', null]
  expect(types.map(endingFor)).toEqual(['jpg', 'avif', 'webm', undefined, undefined])
})

test('a picture is wide within 2% of 16 to 9, and a video is short with a little sound after its end', () => {
  const widths = [1567, 1569, 1600, 1631, 1633]
  expect(widths.map((width) => isWide({ width, height: 900 }))).toEqual([false, true, true, true, false])
  expect([0, 6, 6.1, 6.2].map(isShort)).toEqual([true, true, true, false])
})

test('the largest wide part loses the sides, or the top and bottom', () => {
  expect(wideCrop({ width: 2000, height: 900 })).toEqual({ width: 1600, height: 900 })
  expect(wideCrop({ width: 1600, height: 1200 })).toEqual({ width: 1600, height: 900 })
})

test('measures are given as people read them', () => {
  expect(inKilobytes(1_234_001)).toBe('1,235 kB')
  expect(inPixels({ width: 1600, height: 900 })).toBe('1600 × 900 px')
  expect([6, 31.44].map(inSeconds)).toEqual(['6 s', '31.4 s'])
  expect(inMegabits(2_460_000)).toBe('2.5 Mbit/s')
})
