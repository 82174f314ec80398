import { inKilobytes, inMegabits, inPixels, inSeconds } from './media-types'

test('measures are given as people read them', () => {
  expect(inKilobytes(1_234_001)).toBe('1,235 kB')
  expect(inPixels({ width: 1600, height: 900 })).toBe('1600 × 900 px')
  expect([6, 31.44].map(inSeconds)).toEqual(['6 s', '31.4 s'])
  expect(inMegabits(2_460_000)).toBe('2.5 Mbit/s')
})
