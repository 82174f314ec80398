import { changePrice, readPriceChange } from './price-change'

test.each([
  ['+5', 100, 105],
  ['5', 100, 105],
  ['-2.50', 100, 97.5],
  ['−2,50', 100, 97.5],
  ['10%', 19.99, 21.99],
  ['-10 %', 100, 90],
  ['+33.3%', 0.1, 0.13],
  ['-200', 100, 0],
  ['$5', 1.1, 6.1],
  ['50%', 1.65, 2.48],
  ['25%', 1.74, 2.18],
])('a change of “%s” changes a price of %d to %d', (text, price, changed) => {
  const change = readPriceChange(text)
  expect(change && changePrice(price, change)).toBe(changed)
})

test.each(['', '%', '+', 'ten', '--5', '5%%'])('readPriceChange rejects %j', (text) => {
  expect(readPriceChange(text)).toBeNull()
})
