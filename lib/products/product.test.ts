import { readFileSync } from 'node:fs'
import { toCsvFile, toJsonFile } from './csv'
import { saveProduct } from './history'
import { FIELDS, productsStore, toProducts } from './product'
import { plan } from './test-import'
import { exported, product } from './test-product'
import { arrange, readView } from './view'

const contracts = readFileSync('docs/contracts.md', 'utf8').split('\n')

describe.each(FIELDS)('the $key of a product', ({ key, kind }) => {
  const sampleOf = (id: number) => (kind === 'text' ? `Text ${id}` : id + 1)
  const products = toProducts([1, 2].map((id) => ({ ...product({ name: 'Film' }), id, [key]: sampleOf(id) })))

  test('is stored, and saved when only it is edited', () => {
    expect(products.map((each) => each[key])).toEqual([sampleOf(1), sampleOf(2)])
    const [before, after] = products
    productsStore.set(before ? [before] : [])
    if (after) saveProduct({ ...after, id: '1' })
    expect(productsStore.get()).toEqual([{ ...after, id: '1' }])
  })

  test.each([toCsvFile, toJsonFile])('survives an export and an import', async (write) => {
    expect((await plan(write(products))).added).toEqual(products)
  })

  test('sorts the list by the query', () => {
    const { order } = readView(new URLSearchParams(`sort=-${key}`))
    expect(arrange(products, { term: '', lowStock: null }, order)).toEqual(products.toReversed())
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
