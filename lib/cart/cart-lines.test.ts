import { itemCount, keyOf, toCartItem, toCartLines, withLines } from './cart'
import { totalOf, withQuantity, withRestored } from './change-cart'

const line = (detail: unknown, quantity = 1) => ({ ...toCartItem(detail), quantity })
const lustra = line({ id: '1', name: 'Lustra', image: '/lustra.svg', price: 99 })
const cobalto = line({ id: '2', name: 'Cobalto', price: 12.5 }, 2)
const unnamed = line(undefined)

test('items with the same id share a line', () => {
  const added = { ...lustra, name: 'Lustra II', quantity: 2 }
  expect(withLines([lustra], [added])).toEqual([{ ...lustra, quantity: 3 }])
})

test('items without an id share a line if name and image are the same', () => {
  const twice = withLines([], [unnamed, unnamed])
  expect(twice).toEqual([{ ...unnamed, quantity: 2 }])
  expect(withLines(twice, [line({ image: '/other.svg' })])).toHaveLength(2)
  expect(withLines(twice, [line({ name: 'Cobalto' })])).toHaveLength(2)
})

test('an item without an id does not join a line that has one', () => {
  expect(withLines([lustra], [{ ...lustra, id: null }])).toHaveLength(2)
  const named = line({ id: keyOf(unnamed) })
  expect(withLines([unnamed], [named])).toHaveLength(2)
})

test('ten thousand items are merged quickly', () => {
  const items = Array.from({ length: 10_000 }, (_, i) => line({ id: i % 5000 }))
  const lines = withLines([], items)
  expect(lines).toHaveLength(5000)
  expect(itemCount(lines)).toBe(10_000)
})

test('a quantity can be changed, and 0 removes the line', () => {
  expect(withQuantity([lustra, cobalto], keyOf(cobalto), 5)).toEqual([lustra, { ...cobalto, quantity: 5 }])
  expect(withQuantity([lustra, cobalto], keyOf(lustra), 0)).toEqual([cobalto])
})

test('removed lines are restored at their position', () => {
  const azogue = line({ id: '4', name: 'Azogue' })
  expect(withRestored([lustra, azogue], [cobalto], 1)).toEqual([lustra, cobalto, azogue])
  expect(withRestored([], [lustra, cobalto], 0)).toEqual([lustra, cobalto])
})

test('restoring lines keeps what was added in the meantime', () => {
  const added = line({ id: '9', name: 'Nuevo' })
  expect(withRestored([added, lustra], [lustra, cobalto], 0)).toEqual([
    { ...lustra, quantity: 2 },
    cobalto,
    added,
  ])
})

test('the count is the sum of the quantities, and the total the sum of the prices', () => {
  expect(itemCount([])).toBe(0)
  expect(itemCount([lustra, cobalto])).toBe(3)
  expect(totalOf([lustra, cobalto])).toBe(124)
})

test('stored lines can be read', () => {
  const lines = [lustra, cobalto]
  expect(toCartLines(JSON.parse(JSON.stringify(lines)))).toEqual(lines)
})

test.each([undefined, null, 'x', 7, {}, { length: 1 }])('%o contains no lines', (json) => {
  expect(toCartLines(json)).toEqual([])
})

test.each([0, -1, 1.5, Number.NaN, '2', undefined, 2 ** 60])(
  'a line with the quantity %s is skipped',
  (quantity) => {
    expect(toCartLines([{ ...lustra, quantity }])).toEqual([])
  },
)

test('stored lines with the same id are merged', () => {
  expect(toCartLines([lustra, lustra])).toEqual([{ ...lustra, quantity: 2 }])
})
