import { readCsv, writeCsv } from './csv'

test('cells may have quotes and line breaks, lines any ending, and a formula is written as text', () => {
  const { rows } = readCsv('\uFEFFa,b\r\n"x ""y""","1\n2"\r\n \r\n3,')
  expect(rows.map(({ cells }) => cells.join('|'))).toEqual(['a|b', 'x "y"|1\n2', '3|'])
  expect(readCsv('a,b\r1,2').rows).toHaveLength(2)
  expect(writeCsv([['a,b', 'c\nd', '=SUM(A1)', 1]])).toBe('"a,b","c\nd",\'=SUM(A1),1\r\n')
})

test('cells are separated by what the first line says, otherwise by what is most frequent', () => {
  const rows = [{ line: 2, cells: ['a;b;c', '1'] }]
  expect(readCsv('sep=,\na;b;c,1')).toMatchObject({ separator: ',', rows })
  expect(readCsv('a;b;c,1').separator).toBe(';')
  expect(readCsv('a;b,c').separator).toBe(';')
})

test.each([
  ['"A"2,1', ['A2', '1'], null],
  ['6" pipe,1', ['6" pipe', '1'], null],
  ['A,"1\n2', ['A', '1\n2'], 1],
  ['A,"1""', ['A', '1"'], 1],
])('readCsv accepts the malformed quotation marks of %j', (text, cells, unclosed) => {
  expect(readCsv(text)).toMatchObject({ rows: [{ line: 1, cells }], unclosed })
})
