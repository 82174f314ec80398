import { readFileSync } from 'node:fs'
import { fieldOf } from '@/lib/parsing/record'
import { toCsvFile, toJsonFile } from './csv'
import * as rules from './product'
import { saveProduct } from './steps'
import { plan } from './test-import'
import { exported, product } from './test-product'

const read = (changes: object) =>
  rules.readProduct((key) => fieldOf({ name: 'Film', price: '10', ...changes }, key))

test.each([
  [{}, { name: 'Film', price: 10, stock: 0 }],
  [{ name: '  Film  ' }, { name: 'Film' }],
  [{ name: 'x'.repeat(1000) }, { name: 'x'.repeat(200) }],
  [{ name: 'a\nb' }, { name: 'a b' }],
  [{ price: '0' }, { price: 0 }],
  [{ price: '1.005' }, { price: 1.01 }],
  [{ price: 12.345 }, { price: 12.35 }],
  [{ price: '99999999999999999999' }, { price: 1e20 }],
  [{ stock: '  ' }, { stock: 0 }],
])('readProduct parses %o as %o', (changes, expected) => {
  expect(read(changes)).toMatchObject(expected)
})

test.each([
  ...['', ' ', '\u00A0', '\u200B\u200D', '\u0000', '\uFEFF'].map((name) => ({ name })),
  ...['', ' ', '-', 'e', '1e309', '-1', 'NaN', Infinity].map((price) => ({ price })),
  ...['-1', '1.5', '1e309', 'x'].map((stock) => ({ stock })),
])('readProduct rejects %o', (changes) => {
  expect(read(changes)).toHaveProperty('problem')
})

test('toProducts reads each stored product as it would be typed, and drops the others', () => {
  const unreadable = [null, 'x', { id: '1' }, { id: '1', name: 'x', price: -1 }, { name: 'x', price: 1 }]
  const stored = { id: 1, name: 'A', price: '12,5', stock: '' }
  expect(rules.toProducts([...unreadable, stored])).toEqual([product({ name: 'A', price: 12.5 })])
  expect([undefined, null, 'x', {}].map(rules.toProducts)).toEqual([[], [], [], []])
})

const original = product({ id: '1', name: 'Film', price: 12.5, stock: 3 })
const draft = (typed: Partial<Record<rules.FieldKey, string>> = {}) => ({ original, typed, problem: null })

test('a row shows its values without grouping', () => {
  const large = { ...draft(), original: { ...original, price: 12_345.678 } }
  expect([rules.shownText(large, 'price'), rules.shownText(large, 'name')]).toEqual(['12345.678', 'Film'])
})

test('a reload keeps the rows in which something was typed', () => {
  const open = [draft({ name: 'x' }), draft(), { typed: { name: 'x' } }]
  sessionStorage.setItem('tersa.row-drafts', JSON.stringify(open))
  expect(rules.rowDrafts.get()).toEqual([draft({ name: 'x' })])
})

test('a row has no news if no other tab changed it, and replaces none if it saves the same or was the last', () => {
  const edited = { ...original, price: 30 }
  expect(rules.describeNews(draft(), original)).toBeNull()
  expect(rules.describeReplaced(draft(), edited, edited)).toBeNull()
  expect(rules.describeReplaced(draft(), original, edited)).toBeNull()
})

test.each<[Parameters<typeof rules.describeReading>, string]>([
  [['text', 'x'], ''],
  [['money', ' '], ''],
  [['money', 'x'], 'Not a price'],
  [['count', '12'], ''],
  [['count', '1.000'], 'Read as 1,000'],
  [['money', '12,50'], 'Read as $12.50'],
  [['money', '12.50'], ''],
])('%j is read as: %s', (input, reading) => {
  expect(rules.describeReading(...input)).toBe(reading)
})

test('a value of a file is quoted as text', () => {
  expect(['x', 7, null, undefined, [1]].map(rules.plainText)).toEqual(['x', '7', '', '', '[1]'])
})

test('a stored limit is the stock that is low, unless it is no whole number of 0 or more', () => {
  const limitOf = (text: string) => {
    localStorage.setItem('tersa.low-stock', text)
    return rules.lowStockStore.get()
  }
  expect(['0', '7', '-1', '1.5', '"7"'].map(limitOf)).toEqual([0, 7, 5, 5, 5])
})

test('describeChange lists only the changed fields', () => {
  expect(rules.describeChange(original, { ...original, name: 'Fílm' })).toBe('Film → Fílm')
  const changed = { ...original, name: 'Tape', stock: 1200 }
  expect(rules.describeChange(original, changed)).toBe('Film → Tape: stock 3 → 1,200')
})

const contracts = readFileSync('docs/contracts.md', 'utf8').split('\n')

describe.each(rules.FIELDS)('the $key of a product', ({ key, kind }) => {
  const sampleOf = (id: number) => (kind === 'text' ? `Text ${id}` : id + 1)
  const products = rules.toProducts(
    [1, 2].map((id) => ({ ...product({ name: 'Film' }), id, [key]: sampleOf(id) })),
  )

  test('is stored, and saved when only it is edited', () => {
    expect(products.map((each) => each[key])).toEqual([sampleOf(1), sampleOf(2)])
    const [before, after] = products
    rules.productsStore.set(before ? [before] : [])
    if (after) saveProduct({ ...after, id: '1' })
    expect(rules.productsStore.get()).toEqual([{ ...after, id: '1' }])
  })

  test.each([toCsvFile, toJsonFile])('survives an export and an import', async (write) => {
    expect((await plan(write(products))).added).toEqual(products)
  })

  test('is in the contracts', () => {
    expect(contracts.find((line) => line.includes('lib/products/product.ts'))).toContain(`\`${key}\``)
  })
})

test.each([toJsonFile, toCsvFile])('importing what %p exports restores the same products', async (write) => {
  expect((await plan(write(exported))).added).toEqual(exported)
  expect(await plan(write(exported), exported)).toMatchObject({ unchanged: 5, changed: [], added: [] })
})
