import { priceListOf, priceWarnings } from './price-list'
import type { Prices } from './workshop-schema'

const entry = { package: 'nose', vehicles: ['sedan'], from: 1, to: 2 } satisfies Prices['ppf'][number]
const prices = (change: Partial<Prices> = {}): Prices => {
  const others = { 'window-film': [], 'marine-film': [] }
  return { currency: 'USD', asOf: '2026-11-15', ppf: [entry], ...others, ...change }
}

test('the browser gets amounts in exact cents, smaller packages first, and no price that is out of date', () => {
  const road = { ...entry, package: 'road', from: 89.99, to: 1234.56 } as const
  const ppf = [road, { ...entry, validUntil: '2027-01-31' }]
  const ranges = (today: string) => priceListOf(prices({ ppf }), today)?.coverage.map(({ range }) => range)
  expect(ranges('2027-01-31')?.map(String)).toEqual(['100,200', '8999,123456'])
  expect(ranges('2027-11-14')).toEqual([[8999, 123_456]])
  expect(ranges('2027-11-15')).toBeUndefined()
})

test.each([
  ['USD', [8999, 123_457]],
  ['JPY', [9000, 123_500]],
  ['KWD', [8999, 123_456.7]],
])('prices in %s have the digits of the currency', async (currency, range) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_CURRENCY: currency })
  await jest.isolateModulesAsync(async () => {
    const { priceListOf } = await import('./price-list')
    const ppf = [{ ...entry, from: 89.99, to: 1234.567 }]
    expect(priceListOf(prices({ currency, ppf }), '2026-11-15')?.coverage[0]?.range).toEqual(range)
  })
})

const warningOn = (day: string, change?: Partial<Prices>) =>
  priceWarnings(prices(change), 'shop.json', new Date(day)).join('\n')

const set = (asOf: string) => ({ ppf: [{ ...entry, asOf }] })

test.each<[day: string, change: Partial<Prices>, warning: RegExp]>([
  ['2027-09-13', {}, /^$/],
  ['2027-09-14', {}, /some are hidden from November 2027/],
  ['2027-11-14', {}, /some are hidden from/],
  ['2027-11-15', {}, /are out of date and are not shown/],
  // After its last day a price is hidden, but a later one does not keep it longer than a year.
  ['2027-02-01', { validUntil: '2027-01-31' }, /are out of date/],
  ['2027-11-15', { validUntil: '2029-01-31' }, /are out of date/],
  // A price that was set later than the others is shown longer.
  ['2027-11-15', { ...set('2027-10-01'), validUntil: '2027-01-31' }, /^$/],
  // A price with a date in the future would be shown for too long.
  ['2026-12-01', set('2062-11-15'), /"2062-11-15" is in the future/],
  ['2026-12-01', { asOf: '2062-11-15' }, /"2062-11-15" is in the future/],
  // It is already tomorrow where the shop may be.
  ['2026-11-14T23:00:00Z', {}, /^$/],
])('on %s the command says of prices with %j: %s', (day, change, warning) => {
  expect(warningOn(day, change)).toMatch(warning)
  expect(priceWarnings(undefined, 'shop.json', new Date(day))).toEqual([])
})

test('one warning does not hide another, and the prices that are out of date are named', () => {
  const ppf = [
    { ...entry, asOf: '2062-11-15' },
    { ...entry, vehicles: ['small-suv'], asOf: '2026-02-01' },
    { ...entry, vehicles: ['truck'], asOf: '2025-02-01' },
  ] satisfies Prices['ppf']
  const warning = warningOn('2026-12-15', { ppf })
  expect(warning).toContain('not shown: ppf price 3 (nose).')
  expect(warning).toContain('"2062-11-15" is in the future')
  expect(warning).toContain('some are hidden from February 2027')
})
