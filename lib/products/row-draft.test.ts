import {
  BLANK,
  describeChange,
  describeNews,
  describeProduct,
  describeReading,
  describeReplaced,
  type FieldKey,
  listKeysStore,
  lowStockStore,
  plainText,
  readDraft,
  rowDrafts,
  shownText,
} from './product'
import { product } from './test-product'

const original = product({ id: '1', name: 'Film', price: 12.5, stock: 3 })
const draft = (typed: Partial<Record<FieldKey, string>> = {}) => ({ original, typed, problem: null })

test('a row shows what is typed, and else its value without grouping', () => {
  expect(shownText(draft({ price: 'x' }), 'price')).toBe('x')
  const large = { ...draft(), original: { ...original, price: 12_345.678 } }
  expect([shownText(large, 'price'), shownText(large, 'name')]).toEqual(['12345.678', 'Film'])
})

test('saving keeps what another tab has changed in the fields that were not edited', () => {
  const current = { ...original, name: 'Tape', stock: 9 }
  expect(readDraft(draft({ price: '20' }), current)).toMatchObject({ name: 'Tape', price: 20, stock: 9 })
  expect(readDraft(draft({ stock: '4' }))).toMatchObject({ name: 'Film', price: 12.5, stock: 4 })
  expect(readDraft(draft({ price: 'x' }))).toHaveProperty('problem')
})

test('a reload keeps the rows in which something was typed', () => {
  const open = [draft({ name: 'x' }), draft(), { typed: { name: 'x' } }]
  sessionStorage.setItem('tersa.row-drafts', JSON.stringify(open))
  expect(rowDrafts.get()).toEqual([draft({ name: 'x' })])
})

test.each([
  ['false', false],
  ['true', true],
  ['"x"', true],
])('with %s stored, single keys work in the list: %s', (text, isOn) => {
  localStorage.setItem('tersa.list-keys', text)
  expect(listKeysStore.get()).toBe(isOn)
})

test('a product is described by all of its fields', () => {
  expect(describeProduct(original)).toBe('Film: $12.50, stock 3')
})

test('the row shows what another tab changed', () => {
  expect(describeNews(draft(), original)).toBeNull()
  expect(describeNews(draft(), undefined)).toContain('Deleted')
  expect(describeNews(draft(), { ...original, price: 20 })).toContain('Film: $12.50 → $20')
})

test('saving names the later values that it replaces, and only those', () => {
  const current = { ...original, price: 20 }
  expect(describeReplaced(draft(), current, { ...BLANK, ...original, price: 30 })).toBe('Film: $20 → $30')
  expect(describeReplaced(draft(), current, { ...BLANK, ...original, price: 20 })).toBeNull()
  expect(describeReplaced(draft(), original, { ...BLANK, ...original, price: 30 })).toBeNull()
})

test.each<[Parameters<typeof describeReading>, string]>([
  [['text', 'x'], ''],
  [['money', ' '], ''],
  [['money', 'x'], 'Not a price'],
  [['count', '1.5'], 'Not a whole number'],
  [['count', '12'], ''],
  [['count', '1.000'], 'Read as 1,000'],
  [['money', '12.50'], 'Read as $12.50'],
  [['money', '12.50', true], ''],
  [['money', '12,5', true], 'Read as $12.50'],
])('%j is read as: %s', (input, reading) => {
  expect(describeReading(...input)).toBe(reading)
})

test.each([
  ['x', 'x'],
  [7, '7'],
  [null, ''],
  [undefined, ''],
  [[1], '[1]'],
])('%j is quoted as %j', (input, text) => {
  expect(plainText(input)).toBe(text)
})

test.each([
  ['0', 0],
  ['7', 7],
  ['-1', 5],
  ['1.5', 5],
  ['"7"', 5],
])('a stored limit of %s means that a stock of at most %d is low', (text, limit) => {
  localStorage.setItem('tersa.low-stock', text)
  expect(lowStockStore.get()).toBe(limit)
})

test('describeChange lists only the changed fields', () => {
  const film = product({ id: '1', name: 'Film', price: 10, stock: 1200 })
  expect(describeChange(film, { ...film, price: 12 })).toBe('Film: $10 → $12')
  expect(describeChange(film, { ...film, name: 'Fílm' })).toBe('Film → Fílm')
  expect(describeChange(film, { ...film, name: 'Tape', stock: 1 })).toBe('Film → Tape: stock 1,200 → 1')
})
