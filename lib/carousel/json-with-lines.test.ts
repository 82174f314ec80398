import { JsonFault, parseJsonWithLines } from './json-with-lines'

function faultOf(text: string) {
  try {
    parseJsonWithLines(text)
  } catch (error) {
    if (error instanceof JsonFault) return `line ${error.line}: ${error.message}`
    throw error
  }
  return 'none'
}

test.each([
  '{}',
  '[]',
  'null',
  '-1.5e3',
  '"a \\"quoted\\" \\u00e9 text"',
  ' { "a" : [ 1 , true , false , null , { "b" : "" } ] } ',
  '{"__proto__": 1}',
  '\uFEFF{"a": 1}',
])('%s is read as JSON.parse reads it', (text) => {
  expect(parseJsonWithLines(text).value).toEqual(JSON.parse(text.replace('\uFEFF', '')))
})

test('the line of each value is known, and a missing one stands where its container does', () => {
  const { lineOf } = parseJsonWithLines('{\n  "a": 1,\n  "b": [\n    "x",\n    "y"\n  ]\n}')
  expect(lineOf(['a'])).toBe(2)
  expect(lineOf(['b'])).toBe(3)
  expect(lineOf(['b', 1])).toBe(5)
  expect(lineOf(['b', 7, 'z'])).toBe(3)
  expect(lineOf(['c'])).toBe(1)
})

test.each([
  ['', 'line 1: the file is empty'],
  [' \n ', 'line 1: the file is empty'],
  ['{\n"a": 1\n"b": 2}', 'line 3: a comma is missing before `"`'],
  [
    '{"a": "the "best" stone"}',
    'line 1: a quotation mark inside a text is written \\", or a comma is missing before `best`',
  ],
  ['{\n"a": 1,\n}', 'line 2: a comma too many before `}`'],
  ['[1,\n2,]', 'line 2: a comma too many before `]`'],
  ['{\n"a" 1}', 'line 2: a colon is missing after "a"'],
  ['{\n"a": "open\n}', 'line 2: a text is not closed by a quotation mark'],
  ['{\n"a": [1, 2', 'line 2: the file ends before a closing `]`'],
  ['{\n"a": 1', 'line 2: the file ends before a closing `}`'],
  ['{“a”: 1}', 'line 1: texts stand between straight quotation marks, "like this"'],
  ["{'a': 1}", 'line 1: texts stand between straight quotation marks, "like this"'],
  ['{a: 1}', 'line 1: expected a name in quotation marks, found `a`'],
  ['{"a": }', 'line 1: a value is missing before `}`'],
  ['[1,\n2}', 'line 2: a comma is missing before `}`'],
  ['{"a": 1,\n"a": 2}', 'line 2: "a" stands twice'],
  ['{"a": 1} x', 'line 1: expected the end of the file, found `x`'],
  ['{\n// no\n}', 'line 2: comments are not possible in this file'],
  ['"a\\q"', 'line 1: a text holds a backslash or a tab that means nothing here'],
  ['['.repeat(100_000), 'line 1: lists and objects stand too deep in each other'],
  [' '.repeat(100_001), 'line 1: the file is longer than 100,000 characters'],
])('%j is said to be wrong in plain words', (text, said) => {
  expect(faultOf(text)).toBe(said)
})

test('a long text of many lines is read at once', () => {
  const start = performance.now()
  parseJsonWithLines(`[${'1,\n'.repeat(33_000)}1]`)
  expect(performance.now() - start).toBeLessThan(1000)
})
