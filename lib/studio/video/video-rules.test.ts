/** @jest-environment node */
import fc from 'fast-check'
import * as rules from './cut'
import { findingsOf } from './findings'
import { videoNeed } from './video'

const seed = Number(process.env.FUZZ_SEED ?? 1)

test('however the handles are moved, the part is 1 to 6 seconds of the timeline', () => {
  const moves = fc.constantFrom(rules.moveStart, rules.moveEnd, rules.moveCut)
  const steps = fc.array(fc.tuple(moves, fc.double({ min: -50, max: 700, noNaN: true })))
  const durations = fc.double({ min: 0.1, max: 600, noNaN: true })
  const isWithin = fc.property(durations, steps, (duration, all) => {
    let cut = rules.firstCut(duration)
    for (const [move, to] of all) {
      const timeline = rules.timelineAround(cut, duration)
      cut = move(cut, to, timeline)
      expect(rules.lengthOf(timeline)).toBeCloseTo(Math.min(18, duration))
      expect(cut.start).toBeGreaterThanOrEqual(timeline.start - 1e-9)
      expect(cut.end).toBeLessThanOrEqual(timeline.end + 1e-9)
      expect(rules.lengthOf(cut)).toBeLessThanOrEqual(6 + 1e-9)
      expect(rules.lengthOf(cut)).toBeGreaterThanOrEqual(Math.min(1, duration) - 1e-9)
    }
  })
  fc.assert(isWithin, { seed })
})

test('a handle that would exceed six seconds takes the other along', () => {
  const timeline = { start: 0, end: 18 }
  expect(rules.moveStart({ start: 6, end: 12 }, 4, timeline)).toEqual({ start: 4, end: 10 })
  expect(rules.moveEnd({ start: 6, end: 12 }, 14, timeline)).toEqual({ start: 8, end: 14 })
  expect(rules.moveEnd({ start: 6, end: 12 }, 6.2, timeline)).toEqual({ start: 5.2, end: 6.2 })
  expect(rules.shorten({ start: 6, end: 12 }, 4.7)).toEqual({ start: 6, end: 10.7 })
})

test('the frame stays inside the video, and the result is 16:9 in even numbers and never enlarged', () => {
  const side = fc.integer({ min: 64, max: 8192 })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const isInside = fc.property(side, side, share, (width, height, position) => {
    const crop = rules.cropAt({ width, height }, position)
    expect(Math.min(crop.left, crop.top)).toBeGreaterThanOrEqual(0)
    expect(crop.left + crop.width).toBeLessThanOrEqual(width)
    expect(crop.top + crop.height).toBeLessThanOrEqual(height)
    const size = rules.outputSize({ width, height })
    expect(size.width * 9).toBe(size.height * 16)
    expect([size.width % 2, size.height % 2]).toEqual([0, 0])
    expect(size.width).toBeLessThanOrEqual(Math.min(1280, crop.width))
  })
  fc.assert(isInside, { seed })
})

test.each([
  [{ width: 2160, height: 3840 }, 'y', { width: 1280, height: 720 }],
  [{ width: 1080, height: 1920 }, 'y', { width: 1056, height: 594 }],
  [{ width: 2560, height: 1080 }, 'x', { width: 1280, height: 720 }],
  [{ width: 3840, height: 2160 }, null, { width: 1280, height: 720 }],
  [{ width: 1920, height: 1088 }, null, { width: 1280, height: 720 }],
])('of a video of %o the frame moves along %s, and the result is %o', (size, axis, result) => {
  expect(rules.frameAxis(size)).toBe(axis)
  expect(rules.outputSize(size)).toEqual(result)
})

test('the preview shows the part of the picture that is in the frame', () => {
  expect(rules.viewBoxOf({ width: 1600, height: 3600 }, 1)).toBe('inset(75% 0% 0% 0%)')
  expect(rules.viewBoxOf({ width: 3200, height: 900 }, 0)).toBe('inset(0% 50% 0% 0%)')
})

test('the bitrate is at most what is visible', () => {
  expect(rules.bitrateFor(1)).toBe(6_000_000)
})

const size = { width: 1280, height: 720 }
const facts = { bytes: 1_900_000, seconds: 6, size, codec: 'avc', container: 'MP4' }
const said = (change: object) =>
  findingsOf({ ...facts, ...change }).map(({ isRight, what, limit }) =>
    [isRight ? 'right' : 'wrong', what, limit].filter(Boolean).join(': '),
  )

test('the findings name every value, including the right ones', () => {
  const phone = { bytes: 38_200_000, seconds: 31.4, size: { width: 2160, height: 3840 } }
  expect(said({ ...phone, codec: 'hevc', container: 'QuickTime File Format' })).toEqual([
    'right: This browser can read it: HEVC, QuickTime',
    'wrong: 31.4 s is too long: 6 s is the limit',
    'wrong: 2160 × 3840 px is upright: slides are 16:9',
    'wrong: 38,200 kB is too much: 2,000 kB is the limit',
  ])
  expect(said({ bytes: 3_225_000 }).slice(1)).toEqual([
    'right: 6 s is right',
    'right: 1280 × 720 px is right',
    'wrong: 4.3 Mbit/s is too much: 2.6 Mbit/s is the limit',
  ])
  const large = said({ size: { width: 3840, height: 2160 } })[2]
  expect(large).toBe('wrong: 3840 × 2160 px is too large: 1280 × 720 px is enough')
})

const media = { bytes: 500_000, type: 'video/mp4', size, seconds: 6 }

test.each([
  ['that is right', {}, null],
  ['that is only too long', { seconds: 9 }, 'may'],
  ['that is too large', { bytes: 2_000_001 }, 'must'],
  ['that is upright', { size: { width: 720, height: 1280 } }, 'must'],
  ['in HEVC', { unplayable: 'hevc' as const }, 'must'],
  ['from a phone (QuickTime)', { type: 'video/quicktime', size: null }, 'must'],
  ['that ends early', { isIncomplete: true }, null],
  ['that is a picture', { type: 'image/jpeg', bytes: 9_000_000 }, null],
])('whether a video %s has to be prepared: %s', (_what, change, need) => {
  expect(videoNeed({ ...media, ...change })).toBe(need)
})
