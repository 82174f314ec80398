import { type Action, changePrice, readBulk, readPriceChange } from './bulk'
import { productsStore } from './product'
import { product } from './test-product'

test.each([
  ['+5', 100, 105],
  ['5', 100, 105],
  ['8%', 12, 12.96],
  ['-2.50', 100, 97.5],
  ['−2,50', 100, 97.5],
  ['10%', 19.99, 21.99],
  ['-10 %', 100, 90],
  ['+33.3%', 0.1, 0.13],
  ['1e3%', 1, 11],
  ['-200', 100, 0],
  ['$5', 1.1, 6.1],
  ['-5 €', 6.1, 1.1],
  ['50%', 1.65, 2.48],
  ['25%', 1.74, 2.18],
])('a change of “%s” changes a price of %d to %d', (text, price, changed) => {
  const change = readPriceChange(text)
  expect(change && changePrice(price, change)).toBe(changed)
})

const refused = ['', '%', '+', 'ten', '--5', '5%%', '5€%', '5-3', '5+3', '9'.padStart(101, '0')]

test.each(refused)('readPriceChange rejects %j', (text) => {
  expect(readPriceChange(text)).toBeNull()
})

const ids = new Set(['1', '2'])
const read = (action: Action, text: string) => {
  productsStore.set([product({ id: '1', price: 10, stock: 1 }), product({ id: '2', price: 20, stock: 7 })])
  const { reading, step } = readBulk(action, text, ids)
  const values = step?.changes.map(({ after }) => `${after?.price} × ${after?.stock}`).join(', ')
  return { reading, values, label: step?.label }
}

test.each<[Action, string, string, string, string]>([
  ['setPrice', '1,500', 'Read as $1,500', '1500 × 1, 1500 × 7', 'Price of 2 products set to $1,500'],
  ['setPrice', '20', 'Read as $20', '20 × 1', 'Price of  set to $20'],
  ['changePrice', '10%', 'Read as +10%', '11 × 1, 22 × 7', 'Price of 2 products changed by +10%'],
  ['changePrice', '-2,5', 'Read as −$2.50', '7.5 × 1, 17.5 × 7', 'Price of 2 products changed by −$2.50'],
  ['setStock', '1.000', 'Read as 1,000', '10 × 1000, 20 × 1000', 'Stock of 2 products set to 1,000'],
  ['addStock', '5', 'Read as +5', '10 × 6, 20 × 12', 'Stock of 2 products changed by +5'],
  ['addStock', '−3', 'Read as −3', '10 × 0, 20 × 4', 'Stock of 2 products changed by −3'],
])('%s “%s” is read as “%s”, and its effect is known before', (action, text, reading, values, label) => {
  expect(read(action, text)).toEqual({ reading, values, label })
})

test.each<[Action, string, string]>([
  ['setPrice', 'lots', 'Not a price'],
  ['changePrice', 'lots', 'Not an amount or percentage'],
  ['setStock', '1.5', 'Not a whole number'],
  ['addStock', '--1', 'Not a whole number'],
  ['addStock', '9007199254740988', 'The result would be too large'],
  ['changePrice', '1.7e308%', 'The result would be too large'],
  ['setPrice', '$1.7e308', 'The result would be too large'],
  ['setPrice', ' ', ''],
])('%s “%s” does nothing and says “%s”', (action, text, reading) => {
  expect(read(action, text)).toEqual({ reading, values: undefined, label: undefined })
})
