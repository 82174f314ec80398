import { exportNames, toCsvFile } from './csv'
import { plan } from './test-import'
import { exported } from './test-product'

jest.mock('@/lib/content/products', () => jest.requireActual('../content/es/products'))

test('the file of the Spanish pages has Spanish headings and is read back byte for byte', async () => {
  const file = toCsvFile(exported)
  expect(exportNames.csv).toBe('productos.csv')
  expect(file).toContain('id,nombre,precio,existencias\r\n1,"PPF gloss, 152 cm",189,12\r\n')
  expect(toCsvFile((await plan(file)).added)).toBe(file)
})
