import { changePrice, describePriceChange, readPriceChange, unitOf } from './bulk'
import { product } from './test-product'

test.each([
  ['+5', 'amount', 100, 105],
  ['5', 'amount', 100, 105],
  ['8', 'percent', 12, 12.96],
  ['-2.50', 'amount', 100, 97.5],
  ['−2,50', 'amount', 100, 97.5],
  ['10%', null, 19.99, 21.99],
  ['-10 %', null, 100, 90],
  ['+33.3%', null, 0.1, 0.13],
  ['-200', 'amount', 100, 0],
  ['$5', null, 1.1, 6.1],
  ['-5 €', null, 6.1, 1.1],
  ['50', 'percent', 1.65, 2.48],
  ['25', 'percent', 1.74, 2.18],
] as const)('a change of “%s” with the unit %s changes a price of %d to %d', (text, unit, price, changed) => {
  const change = readPriceChange(text, unit)
  expect(change && changePrice(price, change)).toBe(changed)
})

test.each(['', '%', '+', 'ten', '--5', '5%%', '5€%'])('readPriceChange rejects %j', (text) => {
  expect(readPriceChange(text, 'percent')).toBeNull()
})

test('a plain number needs a unit, and one in the text wins', () => {
  expect(readPriceChange('8', null)).toBeNull()
  expect(unitOf('8')).toBeNull()
  expect(readPriceChange('8%', 'amount')).toEqual({ by: 8, isPercentage: true })
  expect(readPriceChange('$8', 'percent')).toEqual({ by: 8, isPercentage: false })
})

const changesOf = (...prices: [number, number][]) =>
  prices.map(([from, to], index) => {
    return { id: `${index}`, before: product({ price: from }), after: product({ price: to }), index }
  })

test.each<[string, [number, number][]]>([
  ['No price changes.', []],
  ['1 price: $12 → $12.96.', [[12, 12.96]]],
  [
    '2 prices: $12 → $12.96.',
    [
      [12, 12.96],
      [12, 12.96],
    ],
  ],
  [
    '3 prices: $12 → $12.96 (lowest) … $245 → $264.60 (highest).',
    [
      [245, 264.6],
      [12, 12.96],
      [64, 69.12],
    ],
  ],
  [
    '2 prices: $3 → $0 (lowest) … $7 → $2 (highest). 1 becomes $0.',
    [
      [3, 0],
      [7, 2],
    ],
  ],
])('the preview says “%s”', (sentence, prices) => {
  expect(describePriceChange(changesOf(...prices))).toBe(sentence)
})
