/** @jest-environment node */
import { readOptions } from './options'

const read = (...args: string[]) => readOptions(args, (word) => ({ main: 'a1b2', 'v1.2': 'c3d4' })[word])

test.each([
  [[], { isComparison: false, selections: [] }],
  [['cart', '/ppf'], { isComparison: false, selections: ['cart', '/ppf'] }],
  [['--against'], { isComparison: true, selections: [] }],
  [['--against', 'main'], { isComparison: true, commit: 'a1b2', selections: [] }],
  [['--against', 'v1.2', 'cart'], { isComparison: true, commit: 'c3d4', selections: ['cart'] }],
  [['cart', '--against', 'main'], { isComparison: true, commit: 'a1b2', selections: ['cart'] }],
  // Only the word after --against can be a commit.
  [['--against', 'cart', 'main'], { isComparison: true, selections: ['cart', 'main'] }],
  [['main'], { isComparison: false, selections: ['main'] }],
])('the arguments %j are read as %j', (args, options) => {
  expect(read(...args)).toEqual({ expected: [], isList: false, ...options })
})

test('the names after --expect are separated by commas', () => {
  expect(read('--against', 'main', '--expect', 'cart,/admin').expected).toEqual(['cart', '/admin'])
  expect(read('--against', '--expect', 'cart', '--expect', 'shop').expected).toEqual(['cart', 'shop'])
})

test('--expect is refused without a comparison', () => {
  expect(() => read('--expect', 'cart')).toThrow('--expect needs --against.')
})

test('an unknown option is refused', () => {
  expect(() => read('--agianst', 'main')).toThrow("Unknown option '--agianst'")
})
