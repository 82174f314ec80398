import { checksumOf, idOf, isKeyOf, isRecord, parseJson, printable, shortId, textOf } from './record'

test('JSON is parsed, and what is none is undefined instead of an error', () => {
  expect(parseJson('{"a": [1]}')).toEqual({ a: [1] })
  for (const text of [null, undefined, '', '{', 'undefined']) expect(parseJson(text)).toBeUndefined()
})

test('an object is a record, but no list, text, function or null', () => {
  expect([{}, Object.create(null)].map(isRecord)).toEqual([true, true])
  expect([[], null, 'text', () => {}].map(isRecord)).toEqual([false, false, false, false])
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

test('the checksum is FNV-1a', () => {
  const hashes = [0x811c9dc5, 0xe40c292c, 0xbf9cf968].map((hash) => hash.toString(36))
  expect(['', 'a', 'foobar'].map(checksumOf)).toEqual(hashes)
})

test('characters that would move a terminal’s cursor are written as escapes', () => {
  expect(printable('a\u202eb\u0007\u001bc')).toBe('a\\u{202e}b\\u{7}\\u{1b}c')
})

test('only an own key of a record is one', () => {
  const isOwn = ['a', 'toString', 0, null].map((key) => isKeyOf({ a: 1, 0: 2 }, key))
  expect(isOwn).toEqual([true, false, false, false])
})

test.each([
  ['a text', 'Lustra', 'Lustra'],
  ['a number', 9001, '9001'],
  ['the number 0', 0, '0'],
  ['a BigInt', 12n, '12'],
  ['a letter under many combining marks', `Z${'\u0301'.repeat(400)}`, `Z${'\u0301'.repeat(4)}`],
  ['an object with a name', { name: 'Lacado' }, 'Lacado'],
  ['spaces around a text', '  Lustra ', 'Lustra'],
  ['control characters and newlines', 'Lus\u0000\ntra', 'Lus tra'],
  ['marks that change the text direction', 'Lustra\u202Egpj', 'Lustra gpj'],
  ['a lone surrogate', 'Lustra\uD800', 'Lustra'],
  // These count as missing.
  ['an empty text', '', null],
  ['spaces', ' \u00A0', null],
  ['zero width', '\u200B\u200D\uFEFF', null],
  ['Hangul fillers', '\u115F\u1160\u3164\uFFA0', null],
  ['Braille blanks', '\u2800\u2800', null],
  ['variation selectors', '\uFE0F\uFE0E', null],
  ['tag characters', '\u{E0041}\u{E007F}', null],
  ['combining marks alone', '\u0301\u0302', null],
  ['NaN', Number.NaN, null],
  ['Infinity', Number.POSITIVE_INFINITY, null],
  ['null', null, null],
  ['a boolean', true, null],
  ['a list', ['Lustra'], null],
  ['an object without a name', { title: 'Lustra' }, null],
  ['an object whose name is an object', { name: { name: 'Lustra' } }, null],
])('%s is read as %j', (_what, value, text) => {
  expect(textOf({ value }, 'value')).toBe(text)
})

test('the first usable field wins, and a text of a megabyte is cut to 200 characters', () => {
  expect(textOf({ name: '', character: 'Lustra' }, 'name', 'character')).toBe('Lustra')
  expect(textOf({ name: '𝔏'.repeat(500_000) }, 'name')).toBe('𝔏'.repeat(200))
})

test('an inherited field, a getter that throws, and a revoked proxy as the entry or its value count as missing', () => {
  expect(textOf(Object.create({ name: 'Lustra' }), 'name')).toBeNull()
  expect(textOf({}, 'constructor', '__proto__')).toBeNull()
  const entry = {
    get name() {
      throw new Error('no')
    },
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const each of [entry, proxy, { name: proxy }]) expect(textOf(each, 'name')).toBeNull()
})
