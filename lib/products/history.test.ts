import { peek } from '@/lib/history/history'
import { type Action, readBulk } from './bulk'
import { applyChanges, productHistory } from './history'
import { BLANK, productsStore } from './product'
import { createdProduct, createProduct, deleteProducts, saveProduct } from './steps'
import { product } from './test-product'

test('a product is added in its place, unless another tab has done so; a deleted one is not changed', () => {
  const [first, second, third] = [product({ id: '1' }), product({ id: '2' }), product({ id: '3' })]
  const change = { before: null, after: null, index: 0 }
  const added = [
    { ...change, id: '3', after: third, index: 1 },
    { ...change, id: '2', after: second },
    { ...change, id: '1', after: { ...first, price: 1 } },
    { ...change, id: '4', before: { ...first, id: '4' } },
  ]
  expect(applyChanges([first], added)).toEqual({ products: [second, third, first], skipped: 2 })
})

const names = () => productsStore.get().map(({ name }) => name)
const idOf = (name: string) => productsStore.get().find((product) => product.name === name)?.id ?? ''
const idsOf = (...wanted: string[]) => new Set(wanted.map(idOf))
function perform(action: Action, text: string, ...wanted: string[]) {
  const { step } = readBulk(action, text, idsOf(...wanted))
  if (step) productHistory.perform(step)
}

beforeEach(() => {
  for (const name of ['C', 'B', 'A']) createProduct({ ...BLANK, name, price: 10, stock: 1 })
})

test('the history labels, undoes and redoes every step', () => {
  const label = () => peek(productHistory.get(), 'undo')?.label
  deleteProducts(idsOf('A', 'C'))
  expect(label()).toBe('2 products deleted')
  perform('setStock', '7', 'B')
  perform('changePrice', '10%', 'B')
  expect(label()).toBe('Price of B changed by +10%')
  expect(productsStore.get()).toMatchObject([{ name: 'B', price: 11, stock: 7 }])
  productHistory.travel('undo')
  productHistory.travel('undo')
  expect(productsStore.get()).toMatchObject([{ name: 'B', price: 10, stock: 1 }])
  productHistory.travel('undo')
  expect(names()).toEqual(['A', 'B', 'C'])
  productHistory.travel('redo')
  productHistory.travel('redo')
  expect(productsStore.get()).toMatchObject([{ name: 'B', price: 10, stock: 7 }])
  perform('setStock', '8', 'B')
  expect(productHistory.travel('redo')).toBeNull()
})

test('the history ignores a step that changes nothing', () => {
  const before = productHistory.get()
  perform('setStock', '1', 'A')
  const [product] = productsStore.get()
  if (product) saveProduct(product)
  expect(productHistory.get()).toBe(before)
})

test('the history does not undo a product that another tab has changed since', () => {
  perform('setStock', '5', 'A', 'B')
  productsStore.update((now) => now.map((each) => (each.name === 'A' ? { ...each, stock: 99 } : each)))
  expect(productHistory.travel('undo')).toMatchObject({ skipped: 1 })
  expect(productsStore.get().map(({ stock }) => stock)).toEqual([99, 1, 1])
})

test('a created product is taken back, also one that was edited, without undoing later steps', () => {
  createdProduct.create({ ...BLANK, name: 'D' })
  perform('setStock', '5', 'A', 'D')
  createdProduct.takeBack()
  expect(productsStore.get()).toMatchObject([{ name: 'A', stock: 5 }, { name: 'B' }, { name: 'C' }])
})

test('a created product that another tab has changed is taken back too', () => {
  createdProduct.create({ ...BLANK, name: 'D' })
  productsStore.update((now) => now.map((each) => (each.name === 'D' ? { ...each, stock: 9 } : each)))
  createdProduct.takeBack()
  expect(names()).toEqual(['A', 'B', 'C'])
  productHistory.travel('undo')
  expect(productsStore.get()[0]).toMatchObject({ name: 'D', stock: 9 })
})

test('the history creates a product again when saved after another tab deleted it', () => {
  saveProduct(product({ id: 'gone', name: 'Back', price: 1, stock: 1 }))
  expect(names()[0]).toBe('Back')
})
