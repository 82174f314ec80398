import { readDecimal } from './decimal'

test.each<[unknown, number | null]>([
  ['12', 12],
  ['12.', 12],
  ['12,5', 12.5],
  ['.5', 0.5],
  [' -3 ', -3],
  ['999999999999', 999_999_999_999],
  ['12 m', 12],
  ['12,5 metros', 12.5],
  ['35%', 35],
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
    '12 ft',
    'm',
    null,
    undefined,
    7,
  ].map((text): [unknown, null] => [text, null]),
])('%o is read as %o', (text, value) => {
  expect(readDecimal(text)).toBe(value)
})
