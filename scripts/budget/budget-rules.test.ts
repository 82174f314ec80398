/** @jest-environment node */
import { routes } from '@/lib/config/routes'
import { budgetProblems, factsProblems, limitsOf, twinProblems } from './budget-rules'
import type { Visit } from './first-visit'

const baseline = 100_000
const full: Visit = {
  html: 9_000,
  css: 14_000,
  js: 113_000,
  fonts: 31_000,
  images: 0,
  imagesBeforeVideo: 0,
  fontFiles: 1,
  requests: 5,
  problems: [],
}

test.each([
  ['/', 1.13, 24_000],
  ['/ppf', 1.13, 24_000],
  ['/about', 1.13, 24_000],
  ['/shop', 1.13, 9_000],
  ['/login', 1.13, 9_000],
  ['/404', 1.13, 9_000],
  ['/admin', 1.2, 9_000],
  ['/user', 1.2, 9_000],
  ['/user/orders', 1.2, 9_000],
  ['/preview', 1.6, 9_000],
])('%s may load %f × the baseline’s script and %i B of HTML', (route, js, html) => {
  expect(limitsOf(route)).toEqual({ js, html })
})

test('only the admin, account and studio routes may load more script than the public ones', () => {
  const more = Object.keys(routes).filter((route) => limitsOf(route).js > 1.13)
  expect(more.every((route) => /^\/(admin|user|preview)/.test(route))).toBe(true)
})

test('a visit that is exactly at each limit passes', () => {
  expect(budgetProblems('/shop', full, baseline)).toEqual([])
})

test.each([
  [{ html: 9_001 }, '/shop: HTML is 9001 B, at most 9000 B'],
  [{ css: 14_001 }, '/shop: CSS is 14001 B, at most 14000 B'],
  [{ js: 113_001 }, '/shop: JS is 113001 B, at most 113000 B'],
  [{ js: 0 }, '/shop: no script was loaded: the export is broken'],
  [{ fonts: 31_001 }, '/shop: the font is 31001 B, at most 31000 B'],
  [{ fontFiles: 2 }, '/shop: 2 font files, at most 1'],
  [{ imagesBeforeVideo: 60_001 }, '/shop: images before the first video is 60001 B, at most 60000 B'],
  [{ problems: ['/a.png responds with 404'] }, '/shop: /a.png responds with 404'],
])('a visit with %j is over budget', (change, problem) => {
  expect(budgetProblems('/shop', { ...full, ...change }, baseline)).toEqual([problem])
})

test('a page may grow by a little with the shop’s facts, /contact by more', () => {
  const facts = (route: string, more: Partial<Visit>, without: Visit | undefined = full) =>
    factsProblems(route, { ...full, ...more }, without, baseline)
  expect(facts('/ppf', { html: 11_000, js: 114_550 })).toEqual([])
  expect(facts('/ppf', { html: 11_001 })).toEqual([
    '/ppf with the shop’s facts: html is 11001 B, at most 11000 B',
  ])
  expect(facts('/ppf', { js: 114_551 })).toHaveLength(1)
  expect(facts('/contact', { html: 11_700, js: 116_250 })).toEqual([])
  expect(factsProblems('/work', { ...full, html: 10_001 }, undefined, baseline)).toHaveLength(1)
  expect(facts('/ppf', { problems: ['the layout shifts by 0.1'] })).toHaveLength(1)
})

test('a page in another language may weigh 5 % more or less HTML than its twin, and 1 % more or less script', () => {
  const twin = { html: 1000, js: 1000 }
  expect(twinProblems('/es/shop', { html: 1050, js: 990 }, twin)).toEqual([])
  expect(twinProblems('/es/shop', { html: 949, js: 1011 }, twin)).toEqual([
    '/es/shop: HTML is 949 B, its twin’s 1000 B, at most 5 % apart',
    '/es/shop: JS is 1011 B, its twin’s 1000 B, at most 1 % apart',
  ])
})
