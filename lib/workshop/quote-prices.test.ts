import fc from 'fast-check'
import { readLine } from '@/lib/films/film-line'
import type { PriceList, PriceRange } from './price-list'
import { linePrice, sumOfLines, sumOfRanges } from './quote-prices'

const dated = (range: PriceRange, asOf = '2026-11-15') => ({ range, asOf, until: '2027-11-14' })
const prices: PriceList = {
  ppf: [{ package: 'nose', vehicles: ['sedan'], ...dated([68_000, 76_000]) }],
  'window-film': [{ window: 'rear', films: [20], ...dated([26_000, 32_000]) }],
  'marine-film': [{ package: 'dock', length: { from: 9, to: 11 }, ...dated([90_000, 99_000]) }],
}
const rangeOf = (url: Parameters<typeof readLine>[0]) => {
  const line = readLine(url)
  return line && linePrice(line, prices)?.range
}

test('a line of the quote has the price of exactly its choice', () => {
  const nose = '/ppf?panels=front-bumper.headlights.mirrors'
  expect(rangeOf(`${nose}&vehicle=sedan`)).toEqual([68_000, 76_000])
  expect(rangeOf(`${nose}&vehicle=truck`)).toBeUndefined()
  expect(rangeOf('/ppf?panels=hood&vehicle=sedan')).toBeUndefined()
  expect(rangeOf('/window-film?film=20&glass=75&window=rear')).toEqual([26_000, 32_000])
  expect(rangeOf('/window-film?film=21&glass=75&window=rear')).toBeUndefined()
  const dock = '/marine-film?zones=rub-rail.quarter.transom.swim-platform&keel=motor'
  expect(rangeOf(`${dock}&loa=10`)).toEqual([90_000, 99_000])
  expect(rangeOf(`${dock}&loa=12`)).toBeUndefined()
})

test('a film from before the window could be chosen has no price', () => {
  expect(rangeOf('/window-film?film=20&glass=75')).toBeUndefined()
})

test('the sum has the oldest date of its prices, and no total while a line has no price', () => {
  const [a, b] = [dated([115_000, 140_000]), dated([26_000, 32_000], '2026-09-01')]
  expect(sumOfLines([a, b])).toEqual({ total: [141_000, 172_000], asOf: '2026-09-01' })
  expect(sumOfLines([a, undefined])).toEqual({ total: null, asOf: '2026-11-15' })
  expect(sumOfLines([undefined])).toBeNull()
  expect(sumOfLines([])).toBeNull()
})

const cents = fc.integer({ min: 0, max: 100_000_000 })
const range = fc.tuple(cents, cents).map(([a, b]): PriceRange => [Math.min(a, b), Math.max(a, b)])

test('a total is exact to the cent, in any order, and never falls when a line is added', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 50 }), range, (ranges, more) => {
      const sum = sumOfRanges(ranges)
      const exact = (end: 0 | 1) => ranges.reduce((total, each) => total + BigInt(each[end]), 0n)
      expect(sum.map(BigInt)).toEqual([exact(0), exact(1)])
      expect(sumOfRanges(ranges.toReversed())).toEqual(sum)
      const larger = sumOfRanges([...ranges, more])
      expect(larger[0]).toBeGreaterThanOrEqual(sum[0])
      expect(larger[1]).toBeGreaterThanOrEqual(larger[0])
    }),
  )
})

test('a total exists exactly when every line has a price', () => {
  fc.assert(
    fc.property(fc.array(fc.option(range, { nil: undefined }), { maxLength: 20 }), (ranges) => {
      const sum = sumOfLines(ranges.map((each) => each && dated(each)))
      expect(Boolean(sum?.total)).toBe(ranges.length > 0 && ranges.every(Boolean))
    }),
  )
})
