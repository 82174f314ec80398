/** @jest-environment node */
import { comparePictures, type Photograph, verdict } from './comparison'

const picture = (title: string, digest: string, format = '390'): Photograph => ({
  file: `${title} ${format}.png`,
  title,
  format,
  digest,
})
const base = [picture('/: first slide', 'a'), picture('/shop: error', 'b'), picture('/admin: products', 'c')]
const changed = [
  picture('/: first slide', 'a'),
  picture('/shop: error', 'B'),
  picture('/admin: products', 'C'),
]
const namesOf = (differences: readonly { title: string; format: string }[]) =>
  differences.map(({ title, format }) => `${title}, ${format}`)

test('equal pictures pass', () => {
  const comparison = comparePictures(base, base, base)
  expect(verdict(comparison, [])).toEqual({ line: '0 of 3 pictures differ', isPassed: true })
})

test('pictures that differ are named, and fail unless every one of them is expected', () => {
  const comparison = comparePictures(base, base, changed)
  expect(namesOf(comparison.differing)).toEqual(['/admin: products, 390', '/shop: error, 390'])
  expect(verdict(comparison, [])).toEqual({ line: '2 of 3 pictures differ', isPassed: false })
  expect(verdict(comparison, ['error'])).toEqual({
    line: '2 of 3 pictures differ (1 as expected)',
    isPassed: false,
  })
  expect(verdict(comparison, ['error', '/admin'])).toEqual({
    line: '2 of 3 pictures differ (2 as expected)',
    isPassed: true,
  })
})

test('a base that differs from itself fails as unstable, although the new pictures are equal', () => {
  const comparison = comparePictures(base, changed, base)
  expect(comparison.differing).toEqual([])
  expect(namesOf(comparison.unstable)).toEqual(['/admin: products, 390', '/shop: error, 390'])
  expect(verdict(comparison, ['error'])).toEqual({
    line: '0 of 3 pictures differ (2 unstable)',
    isPassed: false,
  })
})

test('a state that the base cannot show is new, not a difference', () => {
  const comparison = comparePictures(base.slice(1), base.slice(1), base)
  expect(comparison).toMatchObject({ total: 2, differing: [], unstable: [], added: ['/: first slide'] })
})

test('a state that the base could show only once is unstable', () => {
  expect(namesOf(comparePictures(base, base.slice(1), base).unstable)).toEqual(['/: first slide, 390'])
})

test('another sheet of paper is a difference', () => {
  const before = [picture('/ppf: on paper', 'a', 'A4, page 1')]
  const after = [...before, picture('/ppf: on paper', 'b', 'A4, page 2')]
  const { differing, added } = comparePictures(before, before, after)
  expect(differing).toMatchObject([{ format: 'A4, page 2', before: false, after: true }])
  expect(added).toEqual([])
})

test('a state that the current export cannot show fails', () => {
  const comparison = comparePictures(base, base, base.slice(1))
  expect(verdict(comparison, [], 1)).toEqual({
    line: '0 of 2 pictures differ (1 state could not be shown)',
    isPassed: false,
  })
})
