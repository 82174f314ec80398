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

test('single keys work in the list unless the visitor has switched them off', () => {
  const isOn = (text: string) => {
    localStorage.setItem('tersa.list-keys', text)
    return listKeysStore.get()
  }
  expect(['false', 'true', '"x"'].map(isOn)).toEqual([false, true, true])
})

test('a product is described by all of its fields', () => {
  expect(describeProduct(original)).toBe('Film: $12.50, stock 3')
})

test('the row shows what another tab changed, and saving names the later values that it replaces, and only those', () => {
  expect(describeNews(draft(), original)).toBeNull()
  expect(describeNews(draft(), undefined)).toContain('Deleted')
  expect(describeNews(draft(), { ...original, price: 20 })).toContain('Film: $12.50 → $20')
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

test('a value of a file is quoted as text', () => {
  expect(['x', 7, null, undefined, [1]].map(plainText)).toEqual(['x', '7', '', '', '[1]'])
})

test('a stored limit is the stock that is low, unless it is no whole number of 0 or more', () => {
  const limitOf = (text: string) => {
    localStorage.setItem('tersa.low-stock', text)
    return lowStockStore.get()
  }
  expect(['0', '7', '-1', '1.5', '"7"'].map(limitOf)).toEqual([0, 7, 5, 5, 5])
})

test('describeChange lists only the changed fields', () => {
  const film = product({ id: '1', name: 'Film', price: 10, stock: 1200 })
  expect(describeChange(film, { ...film, price: 12 })).toBe('Film: $10 → $12')
  expect(describeChange(film, { ...film, name: 'Fílm' })).toBe('Film → Fílm')
  expect(describeChange(film, { ...film, name: 'Tape', stock: 1 })).toBe('Film → Tape: stock 1,200 → 1')
})
