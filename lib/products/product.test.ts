import { readFileSync } from 'node:fs'
import { fieldOf } from '@/lib/parsing/record'
import { toCsvFile, toJsonFile } from './csv'
import { saveProduct } from './history'
import * as rules from './product'
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
  [{ price: '$12' }, { price: 12 }],
  [{ price: '99999999999999999999' }, { price: 1e20 }],
  [{ stock: '1 000' }, { stock: 1000 }],
  [{ stock: '  ' }, { stock: 0 }],
])('readProduct parses %o as %o', (changes, expected) => {
  expect(read(changes)).toMatchObject(expected)
})

test.each([
  ...['', ' ', '\u00A0', '\u200B\u200D', '\u0000', '\uFEFF'].map((name) => ({ name })),
  ...['', ' ', '-', 'e', '1e309', '-1', 'NaN'].map((price) => ({ price })),
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

test('a row shows what is typed, and else its value without grouping', () => {
  expect(rules.shownText(draft({ price: 'x' }), 'price')).toBe('x')
  const large = { ...draft(), original: { ...original, price: 12_345.678 } }
  expect([rules.shownText(large, 'price'), rules.shownText(large, 'name')]).toEqual(['12345.678', 'Film'])
})

test('saving keeps what another tab has changed in the fields that were not edited', () => {
  const current = { ...original, name: 'Tape', stock: 9 }
  expect(rules.readDraft(draft({ price: '20' }), current)).toMatchObject({
    name: 'Tape',
    price: 20,
    stock: 9,
  })
  expect(rules.readDraft(draft({ stock: '4' }))).toMatchObject({ name: 'Film', price: 12.5, stock: 4 })
  expect(rules.readDraft(draft({ price: 'x' }))).toHaveProperty('problem')
})

test('a reload keeps the rows in which something was typed', () => {
  const open = [draft({ name: 'x' }), draft(), { typed: { name: 'x' } }]
  sessionStorage.setItem('tersa.row-drafts', JSON.stringify(open))
  expect(rules.rowDrafts.get()).toEqual([draft({ name: 'x' })])
})

test('single keys work in the list unless the visitor has switched them off', () => {
  const isOn = (text: string) => {
    localStorage.setItem('tersa.list-keys', text)
    return rules.listKeysStore.get()
  }
  expect(['false', 'true', '"x"'].map(isOn)).toEqual([false, true, true])
})

test('a product is described by all of its fields', () => {
  expect(rules.describeProduct(original)).toBe('Film: $12.50, stock 3')
})

test('the row shows what another tab changed, and saving names the later values that it replaces, and only those', () => {
  expect(rules.describeNews(draft(), original)).toBeNull()
  expect(rules.describeNews(draft(), undefined)).toContain('Deleted')
  expect(rules.describeNews(draft(), { ...original, price: 20 })).toContain('Film: $12.50 → $20')
  const current = { ...original, price: 20 }
  expect(rules.describeReplaced(draft(), current, { ...rules.BLANK, ...original, price: 30 })).toBe(
    'Film: $20 → $30',
  )
  expect(rules.describeReplaced(draft(), current, { ...rules.BLANK, ...original, price: 20 })).toBeNull()
  expect(rules.describeReplaced(draft(), original, { ...rules.BLANK, ...original, price: 30 })).toBeNull()
})

test.each<[Parameters<typeof rules.describeReading>, string]>([
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
  const film = product({ id: '1', name: 'Film', price: 10, stock: 1200 })
  expect(rules.describeChange(film, { ...film, price: 12 })).toBe('Film: $10 → $12')
  expect(rules.describeChange(film, { ...film, name: 'Fílm' })).toBe('Film → Fílm')
  expect(rules.describeChange(film, { ...film, name: 'Tape', stock: 1 })).toBe('Film → Tape: stock 1,200 → 1')
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

test('an import skips a number that is too large to be stored', async () => {
  const { added, skipped } = await plan('[{ "name": "Film", "price": 1e999 }]')
  expect(added).toEqual([])
  expect(skipped).toMatchObject([{ problem: expect.stringContaining('“Infinity”') }])
})

test.each([
  ['JSON', toJsonFile],
  ['CSV', toCsvFile],
])('importing an export in %s restores the same products', async (_kind, write) => {
  expect((await plan(write(exported))).added).toEqual(exported)
  expect(await plan(write(exported), exported)).toMatchObject({ unchanged: 5, changed: [], added: [] })
})

test('the CSV export escapes formulas', () => {
  expect(toCsvFile(exported)).toContain("2,'=SUM(A1),")
})
