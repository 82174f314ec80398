import { priceListOf } from './price-list'
import type { Prices } from './workshop-schema'

test('the browser gets amounts in exact cents, smaller packages first, and no price that is out of date', () => {
  const vehicles = ['sedan' as const]
  const ppf: Prices['ppf'] = [
    { package: 'road', vehicles, from: 89.99, to: 1234.56 },
    { package: 'nose', vehicles, from: 1, to: 2, validUntil: '2027-01-31' },
  ]
  const ranges = (today: string) =>
    priceListOf(
      { currency: 'USD', asOf: '2026-11-15', ppf, 'window-film': [], 'marine-film': [] },
      today,
    )?.coverage.map(({ range }) => range)
  expect(ranges('2027-01-31')).toEqual([
    [100, 200],
    [8999, 123_456],
  ])
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
    const entry = { package: 'nose' as const, vehicles: ['sedan' as const], from: 89.99, to: 1234.567 }
    const prices = { currency, asOf: '2026-11-15', ppf: [entry], 'window-film': [], 'marine-film': [] }
    expect(priceListOf(prices, '2026-11-15')?.coverage[0]?.range).toEqual(range)
  })
})
