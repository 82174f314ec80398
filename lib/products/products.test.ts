import { peek } from '@/lib/history/history'
import { fieldOf } from '@/lib/parsing/record'
import { type Action, readBulk } from './bulk'
import {
  applyChanges,
  createProduct,
  deleteProducts,
  performStep,
  productHistory,
  saveProduct,
  takeBack,
  travel,
} from './history'
import { BLANK, productsStore, readProduct, toProducts } from './product'
import { product } from './test-product'
import { arrange, totalsOf } from './view'

const read = (changes: object) =>
  readProduct((key) => fieldOf({ name: 'Film', price: '10', ...changes }, key))

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

test.each([undefined, null, 'x', {}])('toProducts reads %o as an empty list', (json) => {
  expect(toProducts(json)).toEqual([])
})

test('toProducts reads each stored product as it would be typed, and drops the others', () => {
  const unreadable = [null, 'x', { id: '1' }, { id: '1', name: 'x', price: -1 }, { name: 'x', price: 1 }]
  const stored = { id: 1, name: 'A', price: '12,5', stock: '' }
  expect(toProducts([...unreadable, stored])).toEqual([product({ name: 'A', price: 12.5 })])
})

const products = [
  product({ id: '1', name: 'PPF gloss, 152 cm', price: 189, stock: 12 }),
  product({ id: '2', name: 'film 10', price: 0.25, stock: 0 }),
  product({ id: '3', name: 'film 2', price: 0.5, stock: 3 }),
]

test('arrange filters by name and low stock and sorts by column', () => {
  const ids = (...[filter, order]: [object, Parameters<typeof arrange>[2]]) =>
    arrange(products, { term: '', lowStock: null, ...filter }, order).map(({ id }) => id)
  expect(ids({ term: 'FÍLM' }, null)).toEqual(['2', '3'])
  expect(ids({ lowStock: 3 }, null)).toEqual(['2', '3'])
  expect(ids({}, { column: 'name', isDescending: false })).toEqual(['3', '2', '1'])
  expect(ids({}, { column: 'price', isDescending: false })).toEqual(['2', '3', '1'])
  expect(ids({}, { column: 'stock', isDescending: true })).toEqual(['1', '3', '2'])
})

test('totalsOf returns the number of pieces and their value', () => {
  expect(totalsOf(products)).toEqual({ pieces: 15, value: 189 * 12 + 0.5 * 3 })
})

test('a product is added in its place, unless another tab has done so; a deleted one is not changed', () => {
  const [first, second, third] = products
  const change = { before: null, after: null, index: 0 }
  if (!first || !second || !third) throw new Error('There are three products.')
  const added = [
    { ...change, id: '3', after: third, index: 1 },
    { ...change, id: '2', after: second },
    { ...change, id: '1', after: { ...first, price: 1 } },
    { ...change, id: '4', before: { ...first, id: '4' } },
  ]
  expect(applyChanges([first], added)).toEqual({ products: [second, third, first], skipped: 2 })
})

describe('the history of a visit', () => {
  const names = () => productsStore.get().map(({ name }) => name)
  const idOf = (name: string) => productsStore.get().find((product) => product.name === name)?.id ?? ''
  const idsOf = (...wanted: string[]) => new Set(wanted.map(idOf))
  function perform(action: Action, text: string, ...wanted: string[]) {
    const { step } = readBulk(action, text, idsOf(...wanted))
    if (step) performStep(step)
  }

  beforeEach(() => {
    for (const name of ['C', 'B', 'A']) createProduct({ ...BLANK, name, price: 10, stock: 1 })
  })

  test('labels, undoes and redoes every step', () => {
    const label = () => peek(productHistory.get(), 'undo')?.label
    deleteProducts(idsOf('A', 'C'))
    expect(label()).toBe('2 products deleted')
    perform('setStock', '7', 'B')
    perform('changePrice', '10%', 'B')
    expect(label()).toBe('Price of B changed by +10%')
    expect(productsStore.get()).toMatchObject([{ name: 'B', price: 11, stock: 7 }])
    travel('undo')
    travel('undo')
    expect(productsStore.get()).toMatchObject([{ name: 'B', price: 10, stock: 1 }])
    travel('undo')
    expect(names()).toEqual(['A', 'B', 'C'])
    travel('redo')
    travel('redo')
    expect(productsStore.get()).toMatchObject([{ name: 'B', price: 10, stock: 7 }])
    perform('setStock', '8', 'B')
    expect(travel('redo')).toBeNull()
  })

  test('ignores a step that changes nothing', () => {
    const before = productHistory.get()
    perform('setStock', '1', 'A')
    const [product] = productsStore.get()
    if (product) saveProduct(product)
    expect(productHistory.get()).toBe(before)
  })

  test('does not undo a product that another tab has changed since', () => {
    perform('setStock', '5', 'A', 'B')
    productsStore.update((now) => now.map((each) => (each.name === 'A' ? { ...each, stock: 99 } : each)))
    expect(travel('undo')).toMatchObject({ skipped: 1 })
    expect(productsStore.get().map(({ stock }) => stock)).toEqual([99, 1, 1])
  })

  test('restores an older deletion without undoing later steps', () => {
    const [deletion] = deleteProducts(idsOf('B'))
    createProduct({ ...BLANK, name: 'D' })
    if (deletion) takeBack(deletion)
    expect(names()).toEqual(['D', 'B', 'A', 'C'])
  })

  test('takes back an older creation, also one that was edited, without undoing later steps', () => {
    const creation = createProduct({ ...BLANK, name: 'D' })
    perform('setStock', '5', 'A', 'D')
    takeBack(creation)
    expect(productsStore.get()).toMatchObject([{ name: 'A', stock: 5 }, { name: 'B' }, { name: 'C' }])
  })

  test('takes back the latest creation by undoing it', () => {
    takeBack(createProduct({ ...BLANK, name: 'D' }))
    expect(names()).toEqual(['A', 'B', 'C'])
    expect(travel('redo')).toMatchObject({ step: { label: 'D created' } })
  })

  test('creates a product again when saved after another tab deleted it', () => {
    saveProduct(product({ id: 'gone', name: 'Back', price: 1, stock: 1 }))
    expect(names()[0]).toBe('Back')
  })
})
