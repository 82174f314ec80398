import fc from 'fast-check'
import { carPackages, panels } from '@/lib/films/coverage'
import { readLine } from '@/lib/films/film-line'
import { boatPackages } from '@/lib/films/hull'
import { packageOf } from '@/lib/films/parts'
import { coveringPrice, neighborOf, priceOf, sumOfLines, sumOfRanges } from './line-prices'
import type { PriceList, PriceRange } from './prices'

fc.configureGlobal({ seed: 7 })

const dated = (range: PriceRange, asOf = '2026-11-15') => ({ range, asOf, until: '2027-11-14' })
const partsOf = (id: string) => carPackages.find((each) => each.id === id)?.parts ?? []
const car = (name: string, range: PriceRange) => {
  return { name, parts: partsOf(name), vehicles: ['sedan'], ...dated(range) }
}
const dock = boatPackages.find(({ id }) => id === 'dock')?.parts ?? []
const boat = (from: number, to: number, range: PriceRange) => {
  return { name: 'dock', parts: dock, length: { from, to }, ...dated(range) }
}
const prices: PriceList = {
  coverage: [car('nose', [68_000, 76_000]), car('road', [205_000, 245_000])],
  tint: [
    { window: 'rear', ...dated([20_000, 22_000]) },
    { window: 'rear', films: [20], ...dated([26_000, 32_000]) },
    { window: 'rear-side', films: [20], ...dated([10_000, 12_000]) },
  ],
  hull: [boat(6, 8, [60_000, 61_000]), boat(8, 10, [80_000, 81_000])],
}

const NOSE = '/ppf?panels=front-bumper.headlights.mirrors'
const TINT = '/window-film?glass=75'
const DOCK = `/marine-film?keel=motor&zones=${dock.join('.')}` as const

test.each([
  [`${NOSE}&vehicle=sedan`, 68_000],
  [`${NOSE}&vehicle=truck`, undefined],
  ['/ppf?panels=hood&vehicle=sedan', undefined],
  [`${TINT}&film=20&window=rear`, 26_000],
  [`${TINT}&film=35&window=rear`, 20_000],
  [`${TINT}&film=35&window=rear-side`, undefined],
  [`${TINT}&film=20&window=front-side`, undefined],
  // From before the window could be chosen.
  [`${TINT}&film=20`, undefined],
  [`${DOCK}&loa=5.99`, undefined],
  [`${DOCK}&loa=8`, 60_000],
  [`${DOCK}&loa=8.01`, 80_000],
  [`${DOCK}&loa=10.01`, undefined],
] as const)('a line has the price of exactly its choice: %s', (url, from) => {
  const line = readLine(url)
  expect(line && priceOf(line, prices)?.range[0]).toBe(from)
})

const chosenOn = (chosen: readonly string[], vehicle = 'sedan') =>
  ({ kind: 'coverage', chosen, vehicle: { id: vehicle } }) as const

test('the smallest package with a price that covers the choice is offered instead', () => {
  const other = (...choice: Parameters<typeof chosenOn>) => coveringPrice(chosenOn(...choice), prices)?.name
  expect(other(['mirrors'])).toBe('nose')
  expect(other(['mirrors', 'hood'])).toBe('road')
  expect(other(['roof'])).toBeUndefined()
  expect(other(['mirrors'], 'truck')).toBeUndefined()
})

const chosenPanels = fc.subarray(panels.map(({ id }) => id))

test('only a choice that is exactly a package of the file has a price', () => {
  const isExact = fc.property(chosenPanels, (chosen) => {
    const id = packageOf(carPackages, chosen)?.id
    const from = prices.coverage.find(({ name }) => name === id)?.range[0]
    expect(priceOf(chosenOn(chosen), prices)?.range[0]).toBe(from)
  })
  fc.assert(isExact)
})

test('if larger packages cost no less, more panels never cost less', () => {
  const rising = fc
    .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 4, maxLength: 4 })
    .map((amounts) => amounts.toSorted((a, b) => a - b))
    .map((amounts) => carPackages.map(({ id }, i) => car(id, [amounts[i] ?? 0, amounts[i] ?? 0])))
  const isMonotonic = fc.property(rising, chosenPanels, chosenPanels, (coverage, some, more) => {
    const few = coveringPrice(chosenOn(some), { ...prices, coverage })
    const many = coveringPrice(chosenOn([...new Set([...some, ...more])]), { ...prices, coverage })
    if (few && many) expect(many.range[0]).toBeGreaterThanOrEqual(few.range[0])
  })
  fc.assert(isMonotonic)
})

test('the sum has the oldest date of its prices, and is for the lines that have one', () => {
  const [a, b] = [dated([115_000, 140_000]), dated([26_000, 32_000], '2026-09-01')]
  expect(sumOfLines([a, b])).toEqual({ total: [141_000, 172_000], asOf: '2026-09-01' })
  expect(sumOfLines([a, undefined])).toEqual({ total: [115_000, 140_000], asOf: '2026-11-15' })
  expect(sumOfLines([undefined])).toBeNull()
  expect(sumOfLines([])).toBeNull()
})

test.each([
  ['the package on the nearest vehicle', `${NOSE}&vehicle=full-size`, 68_000, { vehicle: 'sedan' }],
  ['nothing for a line that has its own price', `${NOSE}&vehicle=sedan`, undefined, undefined],
  ['nothing for other panels', '/ppf?panels=hood&vehicle=truck', undefined, undefined],
  ['the nearest film for the window', `${TINT}&film=35&window=rear-side`, 10_000, { films: [20] }],
  ['nothing for another window', `${TINT}&film=35&window=front-side`, undefined, undefined],
  ['the nearest length', `${DOCK}&loa=12`, 80_000, { length: { from: 8, to: 10 } }],
] as const)('a line without a price has %s next to it: %s', (_what, url, from, what) => {
  const line = readLine(url)
  const found = line ? neighborOf(line, prices, ['compact', 'sedan', 'full-size', 'truck']) : undefined
  expect([found?.range[0], found?.what]).toEqual([from, what])
})

const cents = fc.integer({ min: 0, max: 100_000_000 })
const range = fc.tuple(cents, cents).map(([a, b]): PriceRange => [Math.min(a, b), Math.max(a, b)])

test('a total is exact to the cent, in any order, and never falls when a line is added', () => {
  const isExact = fc.property(fc.array(range, { maxLength: 50 }), range, (ranges, more) => {
    const sum = sumOfRanges(ranges)
    const exact = (end: 0 | 1) => ranges.reduce((total, each) => total + BigInt(each[end]), 0n)
    expect(sum.map(BigInt)).toEqual([exact(0), exact(1)])
    expect(sumOfRanges(ranges.toReversed())).toEqual(sum)
    const larger = sumOfRanges([...ranges, more])
    expect(larger[0]).toBeGreaterThanOrEqual(sum[0])
    expect(larger[1]).toBeGreaterThanOrEqual(larger[0])
  })
  fc.assert(isExact)
})
