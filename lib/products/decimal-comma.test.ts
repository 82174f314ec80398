import { isOwnWriting, readNumber } from '@/lib/parsing/numbers'
import { toCsvFile } from './csv'
import { plan, readingOf } from './test-import'
import { exported } from './test-product'

// As in a language with a decimal comma.
jest.mock('@/lib/content/words', () => ({
  ...jest.requireActual('@/lib/content/words'),
  formatDecimal: (value: number) => `${value},0`,
}))

test('files are those of its spreadsheets and are read back byte for byte', async () => {
  const file = toCsvFile(exported)
  expect(file).toContain("5;'-40% film;12,35;2000\r\n")
  expect(toCsvFile((await plan(file)).added)).toBe(file)
})

test('a number is read with the decimal sign of the page', () => {
  const numbers = ['1.500', '1,500', '1.25', '1,25']
  expect(numbers.map((text) => readNumber(text)?.value)).toEqual([1500, 1.5, 1.25, 1.25])
  expect(['1,25', '1.25', '1,255', '1'].map(isOwnWriting)).toEqual([true, false, false, true])
})

test('a surcharge of Wix is added with its own decimal point, to the cent', async () => {
  const file = `handleId,fieldType,name,price,surcharge,productOptionName1,productOptionDescription1
gloss,Product,PPF gloss,0.1,,Width,
gloss,Variant,,,0.2,,61 cm
matte,Product,PPF matte,1.255,,Width,
matte,Variant,,,2.1,,61 cm`
  expect(readingOf(file).rows.map(({ price }) => price)).toEqual(['0.1', '0.3', '1.255', '3.36'])
  expect((await plan(file)).added.map(({ price }) => price)).toEqual([0.3, 3.36])
})

test.each([
  ['name,price\nA,12.500', '.'],
  ['name\tprice\nA\t12.500', ','],
])('the prices of %j have the decimal sign %s', (text, sign) => {
  expect(readingOf(text).decimal.sign).toBe(sign)
})
