import { isOwnWriting, readCount, readNumber } from './numbers'

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['12.', 12],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1e-7', 1e-7],
  ['$12', 12],
  ['12 €', 12],
  ['USD 1,234.50', 1234.5],
  ['US$12', 12],
  ['R$ 5', 5],
  ['S/ 12.50', 12.5],
  ['S/. 12.50', 12.5],
  ['Rs. 1,299.00', 1299],
  ['Rs 5', 5],
  ['kr 5', 5],
  ['1 299,50 kr', 1299.5],
  ['kr. 5,-', 5],
  ['5,-', 5],
  ['5,– €', 5],
  ['5.-', 5],
  ['1.299,-', 1299],
  ['1.234,50 €', 1234.5],
  ['1 000', 1000],
  ['1\u00a0000,50', 1000.5],
  ['1\u202f000', 1000],
  ['1’000.50', 1000.5],
  ['1.000.000', 1_000_000],
  ['1,000,000.25', 1_000_000.25],
  ['1234.567', 1234.567],
  ['1 234.567', 1234.567],
  ['9'.padStart(100, '0'), 9],
])('readNumber reads %j as %d', (text, value) => {
  expect(readNumber(text)).toMatchObject({ value, isAmbiguous: false })
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
  ...['', ' ', '-', '.', ',', 'e', '$', 'x', '-1', '-0', '+1', '1e309', '0x10', '٣', 'NaN', 'Infinity'],
  ...[
    '1,2,3',
    '1.2.3',
    '1 2',
    '12 34',
    '1.000,000.5',
    '1,00.000',
    '1,2.3,4',
    '12 pieces',
    '5%',
    '1 0000',
    '-5',
    '5-',
    ',-',
    '9'.padStart(101, '0'),
    '1.2,345.678',
    '1.234.5678',
    '1234.567.890',
    'kr',
    'krs 5',
  ],
])('readNumber rejects %j', (text) => {
  expect(readNumber(text)).toBeNull()
})

test.each([
  ['7', 7],
  ['007', 7],
  ['1e3', 1000],
  ['12.00', 12],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1.5', null],
  ['12,5', null],
  ['-1', null],
  ['x', null],
  ['9007199254740993000', null],
])('readCount reads %j as %p', (text, count) => {
  expect(readCount(text)).toBe(count)
})

test.each(['12', ' 12.5 ', '12.50'])('%j is written as on the page', (text) => {
  expect(isOwnWriting(text)).toBe(true)
})

test.each(['12,5', '12.505', '$12', '1 2', ''])('%j is written in another way than on the page', (text) => {
  expect(isOwnWriting(text)).toBe(false)
})
