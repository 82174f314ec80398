import { formatPrice } from './price'

test.each([
  [99, '$99'],
  [0, '$0'],
  [12.5, '$12.50'],
  [1.005, '$1.01'],
  [9900, '$9,900'],
  [990_000, '$990,000'],
  [1e300, '$1E300'],
  [Number.POSITIVE_INFINITY, 'beyond counting'],
])('%d reads %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text)
})
