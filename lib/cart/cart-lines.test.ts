import { toCartItem } from './cart-item'
import { countOf, keyOf, toCartLines, totalOf, withLines, withQuantity, withRestored } from './cart-lines'

const line = (detail: unknown, quantity = 1) => ({ ...toCartItem(detail), quantity })
const lustra = line({ id: '1', name: 'Lustra', image: '/lustra.svg', price: 99 })
const cobalto = line({ id: '2', name: 'Cobalto', price: 12.5 }, 2)
const unnamed = line(undefined)

test('the same id goes on the same line', () => {
  const added = { ...lustra, name: 'Lustra II', quantity: 2 }
  expect(withLines([lustra], [added])).toEqual([{ ...lustra, quantity: 3 }])
})

test('without an id, name and image decide', () => {
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

test('ten thousand different items are merged at once', () => {
  const items = Array.from({ length: 10_000 }, (_, i) => line({ id: i % 5000 }))
  const lines = withLines([], items)
  expect(lines).toHaveLength(5000)
  expect(countOf(lines)).toBe(10_000)
})

test('a quantity is changed, and 0 takes the line out', () => {
  expect(withQuantity([lustra, cobalto], keyOf(cobalto), 5)).toEqual([lustra, { ...cobalto, quantity: 5 }])
  expect(withQuantity([lustra, cobalto], keyOf(lustra), 0)).toEqual([cobalto])
})

test('what was taken out comes back to its place', () => {
  const azogue = line({ id: '4', name: 'Azogue' })
  expect(withRestored([lustra, azogue], [cobalto], 1)).toEqual([lustra, cobalto, azogue])
  expect(withRestored([], [lustra, cobalto], 0)).toEqual([lustra, cobalto])
})

test('what was added in the meantime stays when something comes back', () => {
  const added = line({ id: '9', name: 'Nuevo' })
  expect(withRestored([added, lustra], [lustra, cobalto], 0)).toEqual([
    { ...lustra, quantity: 2 },
    cobalto,
    added,
  ])
})

test('the count is the sum of the quantities, the total that of the prices', () => {
  expect(countOf([])).toBe(0)
  expect(countOf([lustra, cobalto])).toBe(3)
  expect(totalOf([lustra, cobalto])).toBe(124)
})

test('stored lines are read back', () => {
  const lines = [lustra, cobalto]
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
  expect(toCartLines([lustra, lustra])).toEqual([{ ...lustra, quantity: 2 }])
})
