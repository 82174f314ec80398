import { formatPrice } from './price'

test.each([
  [99, '$99'],
  [0, '$0'],
  [12.5, '$12.50'],
  [1.005, '$1.01'],
  [9900, '$9,900'],
  [990_000, '$990,000'],
  [1e300, '$1E300'],
  [Number.POSITIVE_INFINITY, 'too large to show'],
])('formats %d as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text)
})

test.each([
  ['EUR', '€99', '€12.50', 12.35],
  ['MXN', 'MX$99', 'MX$12.50', 12.35],
  ['CAD', 'CA$99', 'CA$12.50', 12.35],
  ['JPY', '¥99', '¥13', 12],
  ['KWD', 'KWD\u00a099', 'KWD\u00a012.500', 12.345],
])(
  'in %s, 99 and 12.5 are “%s” and “%s”, and 12.345 is kept as %d',
  async (currency, whole, broken, kept) => {
    jest.replaceProperty(process, 'env', { ...process.env, NEXT_PUBLIC_CURRENCY: currency })
    await jest.isolateModulesAsync(async () => {
      const prices = await import('./price')
      expect([prices.formatPrice(99), prices.formatPrice(12.5)]).toEqual([whole, broken])
      const { roundPrice } = await import('./round-price')
      expect(roundPrice(12.345)).toBe(kept)
    })
  },
)
