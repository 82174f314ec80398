import { templateFile, toCsvFile, toJsonFile } from './csv'
import { plan } from './test-import'
import { exported as products } from './test-product'

test.each([
  ['JSON', toJsonFile],
  ['CSV', toCsvFile],
])('importing an export in %s restores the same products', async (_kind, write) => {
  expect((await plan(write(products))).added).toEqual(products)
  expect(await plan(write(products), products)).toMatchObject({ unchanged: 5, changed: [], added: [] })
})

test('the CSV export escapes formulas', () => {
  expect(toCsvFile(products)).toContain("2,'=SUM(A1),")
})

test('the template can be imported', async () => {
  expect(await plan(templateFile())).toMatchObject({ added: [{ price: 189, stock: 12 }], skipped: [] })
})
