import fc from 'fast-check'
import { filmRoutes } from '@/lib/config/routes'
import { type FilmUrl, isFilmUrl } from '@/lib/films/film-url'
import * as quotes from './quote'

const SEED = Number(process.env.FUZZ_SEED || 20_261_124)
const tint: FilmUrl = '/window-film?film=35&glass=75&window=front-side&place=texas'
const rear: FilmUrl = '/window-film?film=20&glass=20&window=rear-side'
const hull: FilmUrl = '/marine-film?zones=bow&loa=10'

test('a line is the URL of any film page with a query, and of no other page', () => {
  expect(filmRoutes.map((route) => isFilmUrl(`${route}?film=35`))).toEqual(filmRoutes.map(() => true))
  const others = ['/shop?film=35', '/ppf', 'https://tersa.example/ppf?panels=hood']
  expect(others.filter(isFilmUrl)).toEqual([])
})

test('a quote holds each film once, and no more than its limit', () => {
  const full = Array.from({ length: quotes.QUOTE_LIMIT }, (_, i): FilmUrl => `/marine-film?loa=${i}`)
  expect(quotes.toQuote([tint, rear, hull, tint])).toEqual([tint, rear, hull])
  expect(quotes.toQuote([...full, tint])).toEqual(full)
})

test('the list of version 1, with one object for each tool, still opens', () => {
  const href = '/window-film?film=35&glass=75&from=inside&at=day'
  const stored = [
    { kind: 'tint', text: '35% window film on 75% glass', href },
    { kind: 'hull', text: 'Hull, 10 m motor boat', href: hull },
  ]
  expect(quotes.toQuote(stored)).toEqual([href, hull])
})

test.each([
  undefined,
  {},
  [null, 'x', {}, 7, [tint], { kind: 'tint', text: 'x', href: 'javascript:alert(1)' }],
  ['https://elsewhere.example', '//elsewhere.example', '/admin?film=35', 'javascript:alert(1)'],
  [`/window-film?${'x'.repeat(701)}`],
])('toQuote drops the invalid lines of %o', (json) => {
  expect(quotes.toQuote(json)).toEqual([])
})

test(`whatever is stored, reading it never throws, and reading the result again changes nothing (seed ${SEED})`, () => {
  const old = fc.record({ href: fc.constant(hull) })
  const entry = fc.oneof(fc.anything(), fc.constantFrom(tint, rear, hull), old)
  const isStable = fc.property(fc.array(entry, { maxLength: 80 }), (json) => {
    const quote = quotes.toQuote(json)
    expect(quote.length).toBeLessThanOrEqual(quotes.QUOTE_LIMIT)
    expect(quotes.toQuote(quote)).toEqual(quote)
  })
  fc.assert(isStable, { seed: SEED })
})

test('the link that changes a line names it, until it is gone', () => {
  const query = new URLSearchParams(quotes.changeUrl(tint).split('?')[1])
  expect(quotes.changedLine([rear, tint], query)).toBe(tint)
  expect(quotes.changedLine([rear], query)).toBeUndefined()
})

const coupon = { code: 'CLEAR10', desc: '10% off window film' }
test('a coupon needs its code and its description', () => {
  expect(quotes.toQuoteCoupon(coupon)).toEqual(coupon)
  const invalid = [undefined, null, 'CLEAR10', {}, { code: 'CLEAR10' }, { code: '', desc: 'x' }]
  expect(invalid.map(quotes.toQuoteCoupon)).toEqual(invalid.map(() => null))
})
