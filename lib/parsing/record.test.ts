import * as v from 'valibot'
import { perLanguage, words } from './file-texts'
import { checksumOf, idOf, isKeyOf, isRecord, parseJson, printable, shortId } from './record'

test('JSON is parsed', () => {
  expect(parseJson('{"a": [1]}')).toEqual({ a: [1] })
})

test.each([null, undefined, '', '{', 'undefined'])('%j is undefined instead of an error', (text) => {
  expect(parseJson(text)).toBeUndefined()
})

test.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ['text', false],
  [() => {}, false],
])('%o is a record: %s', (value, is) => {
  expect(isRecord(value)).toBe(is)
})

test('a long id is cut to fewer than 200 characters, stays distinct, and is then read unchanged', () => {
  const [id, other] = ['a', 'b'].map((end) => 'x'.repeat(200) + end)
  const short = shortId(id ?? '')
  expect(idOf({ id: 'x'.repeat(200) })).toBe('x'.repeat(200))
  expect(idOf({ id })).toBe(short)
  expect(short).toMatch(/^x{180}~[0-9a-z]{1,7}$/)
  expect(shortId(other ?? '')).not.toBe(short)
  expect(shortId(short)).toBe(short)
  expect([idOf({ id: 7 }), idOf({}), idOf(null)]).toEqual(['7', null, null])
})

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the checksum of %j is FNV-1a', (text, hash) => {
  expect(checksumOf(text)).toBe(hash.toString(36))
})

test('characters that would move a terminal’s cursor are written as escapes', () => {
  expect(printable('a\u202eb\u0007\u001bc')).toBe('a\\u{202e}b\\u{7}\\u{1b}c')
})

test('only an own key of a record is one', () => {
  expect(['a', 'toString', 0, null].map((key) => isKeyOf({ a: 1, 0: 2 }, key))).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  [' ok ', 'ok'],
  ['12345', '12345'],
  ['123456', null],
  ['', null],
  ['a<b', null],
  ['a>b', null],
  ['\u200b', null],
  ['a\u202eb', null],
  [
    { en: 'one', es: 'uno' },
    { en: 'one', es: 'uno' },
  ],
  [{ en: 'one' }, null],
  [{ en: 'one', es: 'uno', fr: 'un' }, null],
])('the text of a file %j is read as %j', (text, read) => {
  const { success, output } = v.safeParse(perLanguage(words(5)), text)
  expect(success ? output : null).toEqual(read)
})
