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

test('two months before prices are a year old, the command names the month from which they are hidden', () => {
  expect(priceWarnings(undefined, 'shop.json', new Date())).toEqual([])
  expect(warningOn('2027-09-13')).toBe('')
  expect(warningOn('2027-09-14')).toContain('some are hidden from November 2027')
  expect(warningOn('2027-11-14')).toContain('some are hidden from')
  expect(warningOn('2027-11-15')).toContain('are out of date and are not shown')
})

test('a price is hidden after its last day, and a later last day does not keep it longer than a year', () => {
  expect(warningOn('2027-02-01', { validUntil: '2027-01-31' })).toContain('are out of date')
  expect(warningOn('2027-11-15', { validUntil: '2029-01-31' })).toContain('are out of date')
})

test('a price that was set later than the others is shown longer', () => {
  const ppf = [{ ...entry, asOf: '2027-10-01' }]
  expect(warningOn('2027-11-15', { ppf, validUntil: '2027-01-31' })).toBe('')
})

test('a date in the future is named, because its price would be shown for too long', () => {
  const ppf = [{ ...entry, asOf: '2062-11-15' }]
  expect(warningOn('2026-12-01', { ppf })).toContain('"2062-11-15" is in the future')
  expect(warningOn('2026-12-01', { asOf: '2062-11-15' })).toContain('"2062-11-15" is in the future')
  // It is already tomorrow where the shop may be.
  expect(warningOn('2026-11-14T23:00:00Z')).toBe('')
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
