import { currencyText, isOwnWriting, readCount, readNumber } from './numbers'

test.each<[number, string[]]>([
  [0, ['0']],
  [0.125, ['0.125', '0,125']],
  [0.5, ['.5', ',5']],
  [1e-7, ['1e-7']],
  [5, ['R$ 5', 'Rs 5', 'kr 5', 'kr. 5,-', '5,-', '5,– €', '5.-']],
  [9, ['9'.padStart(100, '0')]],
  [12, [' 12 ', '12.', '$12', '12 €', 'US$12']],
  [12.5, ['12.5', '12,5', 'S/ 12.50', 'S/. 12.50']],
  [1000, ['1 000', '1\u202f000']],
  [
    1250,
    [
      'Q 1,250.00',
      'L. 1,250.00',
      'Lps. 1,250.00',
      'Bs. 1.250,00',
      'B/. 1,250.00',
      '1.250,00 Q',
      'SEK 1 250',
      '1 250 SEK',
      '1 250,00 KR',
    ],
  ],
  [1000.5, ['1\u00a0000,50', '1’000.50']],
  [1234.5, ['USD 1,234.50', '1.234,50 €']],
  [1234.567, ['1234.567', '1 234.567']],
  [1299, ['Rs. 1,299.00', '1.299,-']],
  [1299.5, ['1 299,50 kr']],
  [1_000_000, ['1.000.000']],
  [1_000_000.25, ['1,000,000.25']],
])('readNumber reads %d from %j', (value, texts) => {
  const read = { value, isAmbiguous: false }
  expect(texts.map((text) => readNumber(text))).toMatchObject(texts.map(() => read))
})

test.each([
  ['12.500', 12.5, 12_500],
  ['1,000', 1000, 1],
  ['$1,250', 1250, 1.25],
])('readNumber reads %j as %d or, with a decimal comma, %d', (text, withPoint, withComma) => {
  expect(readNumber(text, '.')).toMatchObject({ value: withPoint, isAmbiguous: true })
  expect(readNumber(text, ',')).toMatchObject({ value: withComma, isAmbiguous: true })
})

test.each([
  ...['', ' ', '1 2', '12 34', '1 0000', '12 pieces', 'krs 5', 'TBD', 'TBD 5', '9'.padStart(101, '0')],
  ...'- . , e $ x -1 -0 +1 1e309 0x10 ٣ NaN Infinity 5% -5 5- ,- kr'.split(' '),
  ...'1,2,3 1.2.3 1.000,000.5 1,00.000 1,2.3,4 1.2,345.678 1.234.5678 1234.567.890'.split(' '),
])('readNumber rejects %j', (text) => {
  expect(readNumber(text)).toBeNull()
})

test.each<[number | null, string[]]>([
  [7, ['7', '007']],
  [12, ['12.00']],
  [1000, ['1e3', '1.000', '1,000', '1 000']],
  [null, ['1.5', '12,5', '-1', 'x', '9007199254740993000']],
])('readCount reads %p from %j', (count, texts) => {
  expect(texts.map(readCount)).toEqual(texts.map(() => count))
})

test.each([
  [true, ['12', ' 12.5 ', '12.50']],
  [false, ['12,5', '12.505', '$12', '1 2', '']],
])('whether a number is written as on the page is %p for %j', (isOwn, texts) => {
  expect(texts.map(isOwnWriting)).toEqual(texts.map(() => isOwn))
})

test.each([
  ['USD', '$'],
  ['EUR', '€'],
  // It has no sign.
  ['CHF', 'CHF'],
])('the field of a price in %s shows %s', (currency, sign) => {
  expect(currencyText(currency, 'narrowSymbol')).toBe(sign)
})
