import fc from 'fast-check'
import * as reader from './json-with-lines'

function errorOf(text: string) {
  const json = reader.tryJsonWithLines(text, '')
  return json instanceof reader.JsonError ? `line ${json.line}: ${json.message}` : 'none'
}

test('a valid text parses to the same value as with JSON.parse', () => {
  const values = ['{}', '[]', 'null', '-1.5e3', '"a \\"quoted\\" \\u00e9 text"']
  const objects = ['{"__proto__": 1}', '\uFEFF{"a": 1}', ' { "a" : [ true , false , null , {"b": ""} ] } ']
  for (const text of [...values, ...objects])
    expect(reader.parseJsonWithLines(text).value).toEqual(JSON.parse(text.replace('\uFEFF', '')))
})

test('lineOf returns the line of a value, or of its container if the value is missing', () => {
  const { lineOf } = reader.parseJsonWithLines('{\n  "a": 1,\n  "b": [\n    "x",\n    "y"\n  ]\n}')
  expect(lineOf(['a'])).toBe(2)
  expect(lineOf(['b'])).toBe(3)
  expect(lineOf(['b', 1])).toBe(5)
  expect(lineOf(['b', 7, 'z'])).toBe(3)
  expect(lineOf(['c'])).toBe(1)
})

test.each([
  ['', 'line 1: the file is empty'],
  [' \n ', 'line 1: the file is empty'],
  ['{\n"a": 1\n"b": 2}', 'line 3: a comma is missing before `"b"`'],
  ['["a "b" c"]', 'line 1: a quotation mark inside a text is written \\", or a comma is missing before `b`'],
  ['{\n"a": 1,\n}', 'line 2: there is an extra comma before `}`'],
  ['[1,\n2,]', 'line 2: there is an extra comma before `]`'],
  ['{\n"a" 1}', 'line 2: a colon is missing before `1`'],
  ['{\n"a": "open\n}', 'line 2: a text has no closing quotation mark'],
  ['{\n"a": [1, 2', 'line 2: the file ends before a closing `]`'],
  ['{\n"a": 1', 'line 2: the file ends before a closing `}`'],
  ['{“a”: 1}', 'line 1: texts need straight quotation marks, "like this"'],
  ["{'a': 1}", 'line 1: texts need straight quotation marks, "like this"'],
  ['{a: 1}', 'line 1: `a` does not belong here, or quotation marks are missing around it'],
  ['{"a": }', 'line 1: a value is missing before `}`'],
  ['}', 'line 1: a value is missing before `}`'],
  ['[\uFEFF1]', 'line 1: `\uFEFF1` does not belong here, or quotation marks are missing around it'],
  ['[1,\n2}', 'line 2: a comma is missing before `}`'],
  ['[1,\n:', 'line 2: a value is missing before `:`'],
  ['{5: 1}', 'line 1: expected a name in quotation marks, found `5`'],
  ['{"a":', 'line 1: a value is missing before the end of the file'],
  ['{"a": 1} {', 'line 1: expected the end of the file, found `{`'],
  ['{"a": 1.}', 'line 1: `1.` is not a complete number'],
  ['{"a": 1,\n"a": 2}', 'line 2: "a" appears twice'],
  ['{"a": 1} x', 'line 1: `x` does not belong here, or quotation marks are missing around it'],
  ['{\n// no\n}', 'line 2: comments are not allowed in this file'],
  ['{\n/* no', 'line 2: comments are not allowed in this file'],
  ['"a\tb"', 'line 1: a text contains a backslash or a tab that is not allowed here'],
  ['"a\\u12"', 'line 1: a text contains a backslash or a tab that is not allowed here'],
  ['"a\\q"', 'line 1: a text contains a backslash or a tab that is not allowed here'],
  ['['.repeat(100_000), 'line 1: lists and objects are nested too deeply'],
  [' '.repeat(100_001), 'line 1: the file is longer than 100,000 characters'],
])('%j throws a plain-language error with its line', (text, said) => {
  expect(errorOf(text)).toBe(said)
})

test('an error names at most 40 characters of the text that it found', () => {
  expect(errorOf('x'.repeat(50))).toContain(`\`${'x'.repeat(40)}\``)
})

test('a file may be 100,000 characters long, each line of which is known, and 20 levels deep, but no deeper', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(errorOf(`[${' '.repeat(99_998)}]`)).toBe('none')
  expect(errorOf(nested(21))).toBe('none')
  expect(errorOf(nested(22))).toContain('nested too deeply')
  const { lineOf } = reader.parseJsonWithLines(`[${'1,\n'.repeat(33_000)}1]`)
  expect(lineOf([33_000])).toBe(33_001)
})

test('a file that is no JSON is returned as its error, with the advice to start again or where a comma belongs', () => {
  expect(reader.tryJsonWithLines('', 'Start again.')).toMatchObject({ line: 1, advice: 'Start again.' })
  const error = reader.tryJsonWithLines('{\n"a": 1\n\n"b": 2}', '')
  expect(error).toMatchObject({ line: 4, advice: 'It belongs at the end of line 2.' })
  expect(reader.tryJsonWithLines('[1]', '')).toMatchObject({ value: [1] })
})

test('values are found by their path, and entries only in a list', () => {
  const root = { a: [{ b: 7 }] }
  expect(reader.valueAt(root, ['a', 0, 'b'])).toBe(7)
  expect([reader.valueAt(root, ['a', 1, 'b']), reader.valueAt(root, [])]).toEqual([undefined, root])
  expect([reader.entriesAt(root, ['a']), reader.entriesAt(root, ['a', 0])]).toEqual([[{ b: 7 }], []])
  expect(reader.fieldNameOf(['slides', 2, 'button', 'text'])).toBe('slides.button.text')
})

test('the parser accepts or rejects a text with one typo exactly as JSON.parse does', () => {
  const slips = fc.constantFrom('', ...'",}]:\\/-1t \n\t\f\u00a0')
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.nat(), slips, fc.nat(2), (json, place, slip, removed) => {
      const at = place % (json.length + 1)
      const text = json.slice(0, at) + slip + json.slice(at + removed)
      const error = errorOf(text)
      // JSON allows duplicate names, but this parser rejects them.
      fc.pre(!error.endsWith('appears twice'))
      if (error === 'none') expect(reader.parseJsonWithLines(text).value).toEqual(JSON.parse(text))
      else expect(() => JSON.parse(text)).toThrow()
    }),
    { seed: 17, numRuns: 500 },
  )
})
