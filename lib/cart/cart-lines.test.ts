import { toCartItem } from './cart-item'
import { countOf, toCartLines, withItem } from './cart-lines'

const lustra = toCartItem({ id: '1', name: 'Lustra', image: '/lustra.svg', price: 99 })
const unnamed = toCartItem(undefined)

test('the same id goes on the same line', () => {
  expect(withItem(withItem([], lustra), { ...lustra, name: 'Lustra II' })).toEqual([
    { ...lustra, quantity: 2 },
  ])
})

test('without an id, name and image decide', () => {
  const twice = withItem(withItem([], unnamed), unnamed)
  expect(twice).toEqual([{ ...unnamed, quantity: 2 }])
  expect(withItem(twice, { ...unnamed, image: '/other.svg' })).toHaveLength(2)
  expect(withItem(twice, { ...unnamed, name: 'Cobalto' })).toHaveLength(2)
})

test('an item without an id does not join a line that has one', () => {
  expect(withItem([{ ...lustra, quantity: 1 }], { ...lustra, id: null })).toHaveLength(2)
})

test('the count is the sum of the quantities', () => {
  expect(countOf([])).toBe(0)
  expect(
    countOf([
      { ...lustra, quantity: 2 },
      { ...unnamed, quantity: 3 },
    ]),
  ).toBe(5)
})

test('stored lines are read back', () => {
  const lines = [{ ...lustra, quantity: 2 }]
  expect(toCartLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines)
})

test.each([undefined, null, 'x', 7, {}, { length: 1 }])('%o holds no lines', (json) => {
  expect(toCartLines(json)).toEqual([])
})

test.each([0, -1, 1.5, Number.NaN, '2', undefined, 2 ** 60])(
  'a line with the quantity %s is left out',
  (quantity) => {
    expect(toCartLines([{ ...lustra, quantity }])).toEqual([])
  },
)

test('stored lines of the same id are one line', () => {
  const line = { ...lustra, quantity: 1 }
  expect(toCartLines([line, line])).toEqual([{ ...lustra, quantity: 2 }])
})
