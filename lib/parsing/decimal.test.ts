import { readDecimal } from './decimal'

test.each<[unknown, number | null]>([
  ['12', 12],
  ['12.', 12],
  ['12,5', 12.5],
  ['.5', 0.5],
  [' -3 ', -3],
  ['999999999999', 999_999_999_999],
  ...[
    '',
    ' ',
    '.',
    '-',
    '1e3',
    '0x10',
    '٣',
    'NaN',
    'Infinity',
    '1.2.3',
    '1 000',
    '12 m',
    '35%',
    null,
    undefined,
    7,
  ].map((text): [unknown, null] => [text, null]),
])('%o is read as %o', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})

test.each([
  ['12 m', 'm', 12],
  ['12M', 'm', 12],
  ['12,5 metros', 'm', 12.5],
  ['35%', '%', 35],
  ['35', '%', 35],
  ['12 m', '%', null],
  ['35%', 'm', null],
  ['12 ft', 'm', null],
  ['m', 'm', null],
] as const)('with its unit, %o in %s is read as %o', (text, unit, value) => {
  expect(readDecimal(text, unit)).toBe(value)
})
