import { formatPrice } from './price'

test('a price has cents only if it needs them, and is short however large it is', () => {
  expect([99, 0, 12.5, 1.005].map(formatPrice)).toEqual(['$99', '$0', '$12.50', '$1.01'])
  expect([9900, 990_000, 1e300].map(formatPrice)).toEqual(['$9,900', '$990,000', '$1E300'])
  expect(formatPrice(Number.POSITIVE_INFINITY)).toBe('too large to show')
})

test.each([
  ['EUR', '€99', '€12.50', 12.35],
  ['MXN', 'MX$99', 'MX$12.50', 12.35],
  ['CAD', 'CA$99', 'CA$12.50', 12.35],
  ['JPY', '¥99', '¥13', 12],
  ['KWD', 'KWD\u00a099', 'KWD\u00a012.500', 12.345],
])('in %s, 99 is “%s”, 12.5 is “%s”, and 12.345 is kept as %d', async (currency, whole, broken, kept) => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_CURRENCY: currency })
  await jest.isolateModulesAsync(async () => {
    const prices = await import('./price')
    expect([prices.formatPrice(99), prices.formatPrice(12.5)]).toEqual([whole, broken])
    const { roundPrice } = await import('./round-price')
    expect(roundPrice(12.345)).toBe(kept)
  })
})
