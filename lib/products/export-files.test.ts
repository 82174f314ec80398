import { templateFile, toCsvFile, toJsonFile } from './csv'
import { plan } from './test-import'
import { product } from './test-product'

const products = [
  product({ id: '1', name: 'PPF gloss, 152 cm', price: 189, stock: 12 }),
  product({ id: '2', name: '=SUM(A1)', price: 0.1, stock: 0 }),
  product({ id: '3', name: 'Say "satin"', price: 64.5, stock: 3 }),
  product({ id: '4', name: "'quoted", price: 1, stock: 1 }),
  product({ id: '5', name: '-40% film', price: 12.35, stock: 2000 }),
]

test.each([
  ['JSON', toJsonFile],
  ['CSV', toCsvFile],
])('importing an export in %s restores the same products', async (_kind, write) => {
  expect((await plan(write(products))).added).toEqual(products)
  expect(await plan(write(products), products)).toMatchObject({ unchanged: 5, changed: [], added: [] })
})

afterEach(() => jest.dontMock('@/lib/content/products').dontMock('@/lib/content/words'))

test('the file of the Spanish pages has Spanish headings and is read back byte for byte', async () => {
  jest.doMock('@/lib/content/products', () => jest.requireActual('../content/es/products'))
  await jest.isolateModulesAsync(async () => {
    const { fileNames, toCsvFile } = await import('./csv')
    const { plan } = await import('./test-import')
    const file = toCsvFile(products)
    expect(fileNames.csv).toBe('productos.csv')
    expect(file).toContain('id,nombre,precio,existencias\r\n1,"PPF gloss, 152 cm",189,12\r\n')
    expect(toCsvFile((await plan(file)).added)).toBe(file)
  })
})

test('in a language with a decimal comma, files are those of its spreadsheets and are read back byte for byte', async () => {
  jest.doMock('@/lib/content/words', () => ({
    ...jest.requireActual('@/lib/content/words'),
    formatDecimal: (value: number) => `${value},0`,
  }))
  await jest.isolateModulesAsync(async () => {
    const { toCsvFile } = await import('./csv')
    const { plan } = await import('./test-import')
    const file = toCsvFile(products)
    expect(file).toContain("5;'-40% film;12,35;2000\r\n")
    expect(toCsvFile((await plan(file)).added)).toBe(file)
  })
})

test('the CSV export escapes formulas', () => {
  expect(toCsvFile(products)).toContain("2,'=SUM(A1),")
})

test('the template can be imported', async () => {
  expect(await plan(templateFile())).toMatchObject({ added: [{ price: 189, stock: 12 }], skipped: [] })
})
