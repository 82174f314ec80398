/** @jest-environment node */
import { brokenPromises, type Measured, slowInteractions, tooLongTasks } from './promises'
import { medianOf } from './report'

const audit = { performance: 94, accessibility: 100, practices: 100, seo: 100, cls: 0, failed: [] }
const atLimit: Measured = {
  route: '/ppf',
  isListed: true,
  audit,
  baseline: { performance: 98, tbt: 200 },
  slowed: { site: { lcp: 1350, tbt: 260, cls: 0 }, plain: { lcp: 1000, tbt: 0, cls: 0 } },
}
const slowed = (site: object) => ({
  ...atLimit,
  slowed: {
    site: { lcp: 1350, tbt: 260, cls: 0, ...site },
    plain: { lcp: 1000, tbt: 0, cls: 0 },
  },
})

test('a page that is exactly at each limit keeps its promises', () => {
  expect(brokenPromises(atLimit)).toEqual([])
})

test.each([
  [{ ...atLimit, audit: { ...audit, performance: 93 } }, '5 points below the baseline, at most 4'],
  [slowed({ lcp: 1360 }), '1.36 × the plain page’s time, at most 1.35'],
  [slowed({ tbt: 261 }), '261 ms of blocking time against the baseline’s 200 ms'],
  [slowed({ cls: 0.01 }), 'a layout shift of 0.01 when slowed down'],
  [{ ...atLimit, audit: { ...audit, cls: 0.02 } }, 'a layout shift of 0.02'],
  [
    { ...atLimit, audit: { ...audit, accessibility: 99, failed: ['accessibility: label'] } },
    'accessibility 99 (accessibility: label)',
  ],
  [{ ...atLimit, audit: { ...audit, practices: 96 } }, 'best practices 96'],
  [{ ...atLimit, audit: { ...audit, seo: 92 } }, 'SEO 92'],
])('case %#: a broken promise is reported', (measured, problem) => {
  expect(brokenPromises(measured)).toEqual([expect.stringContaining(problem)])
})

test('the shop may paint later and score two points less, because its pictures come from the service', () => {
  const shop = { ...slowed({ lcp: 1700 }), route: '/shop', audit: { ...audit, performance: 92 } }
  expect(brokenPromises(shop)).toEqual([])
  expect(brokenPromises({ ...shop, audit: { ...audit, performance: 91 } })).toHaveLength(1)
  expect(brokenPromises({ ...slowed({ lcp: 1710 }), route: '/shop' })).toHaveLength(1)
})

test('a blocking time under 100 ms passes, whatever the baseline is', () => {
  const fast = { ...slowed({ tbt: 99 }), baseline: { performance: 98, tbt: 10 } }
  expect(brokenPromises(fast)).toEqual([])
  expect(brokenPromises({ ...slowed({ tbt: 100 }), baseline: { performance: 98, tbt: 10 } })).toHaveLength(1)
})

test('a page that is not listed needs no SEO score, and one without comparison only its scores', () => {
  const { slowed: _, ...scored } = atLimit
  const quiet = { ...scored, isListed: false, audit: { ...audit, seo: 60, performance: 50 } }
  expect(brokenPromises(quiet)).toEqual([])
})

test('an interaction of 100 ms or more is slow', () => {
  const rows = [
    { action: 'filter the shop', ms: 99, clicks: 2.5, isCompared: false },
    { action: 'open the drawer', ms: 104, clicks: 2.6, isCompared: true },
  ]
  expect(slowInteractions(rows)).toEqual(['to open the drawer takes 104 ms, at most 100'])
})

test('a compared interaction that costs four empty clicks is slow, however fast the machine is', () => {
  const row = { action: 'sort 5,000 products', ms: 64, clicks: 4, isCompared: true }
  expect(slowInteractions([row])).toEqual([
    'to sort 5,000 products costs 4.0 empty clicks, less than 4 are allowed',
  ])
  expect(
    slowInteractions([
      { ...row, clicks: 3.9 },
      { ...row, isCompared: false },
    ]),
  ).toEqual([])
})

test('the median does not change the order of its values', () => {
  const values = [3, 1, 2]
  expect(medianOf(values)).toBe(2)
  expect(values).toEqual([3, 1, 2])
})

test('a task of 200 ms or more is too long, and so is one that was not recorded', () => {
  const tasks = [
    { load: 'a long list', ms: 199 },
    { load: 'a longer list', ms: 200 },
    { load: 'a list without a record', ms: Number.NaN },
  ]
  expect(tooLongTasks(tasks)).toEqual([
    'a longer list: a task of 200 ms, at most 200',
    'a list without a record: a task of NaN ms, at most 200',
  ])
})
