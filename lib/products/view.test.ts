import { product } from './test-product'
import { arrange, pageOf, pageOfProduct, readView, shownPages, writeView } from './view'

const queries = ['', 'q=film', 'sort=price', 'sort=-name&stock=low', 'q=a+b&sort=stock&stock=low&page=3']
const invalid = ['sort=id', 'sort=--name', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'stock=high']
const read = (query: string) => readView(new URLSearchParams(query))

test.each(queries)('parsing and serialising the query “%s” returns the same query', (query) => {
  expect(new URLSearchParams(writeView(read(query))).toString()).toBe(query)
})

test.each(invalid)('the invalid parameter %s is ignored', (query) => {
  expect(read(query)).toEqual(read(''))
})

test('a page beyond the end falls back to the last one, and a product is on the page of its fifty', () => {
  const rows = Array.from({ length: 120 }, (_, index) => index)
  expect(pageOf(rows, 9)).toMatchObject({ current: 3, rows: rows.slice(100), from: 101, to: 120 })
  const products = rows.map((id) => product({ id: `${id}` }))
  expect(['0', '49', '50', '120'].map((id) => pageOfProduct(products, id))).toEqual([1, 1, 2, 0])
  expect(pageOf([], 1)).toMatchObject({ pages: 1, current: 1, rows: [] })
})

test('a page links to the first and last page and to its neighbors', () => {
  expect(shownPages(1, 1)).toEqual([1])
  expect(shownPages(1, 3)).toEqual([1, 2, 3])
  expect(shownPages(5, 100)).toEqual([1, 4, 5, 6, 100])
  expect(shownPages(100, 100)).toEqual([1, 99, 100])
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
