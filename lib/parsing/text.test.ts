import { textOf } from './record'

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
])('%s: the text is read', (_what, value, text) => {
  expect(textOf({ value }, 'value')).toBe(text)
})

test.each([
  ['an empty text', ''],
  ['spaces', ' \u00A0'],
  ['zero width', '\u200B\u200D\uFEFF'],
  ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
  ['Braille blanks', '\u2800\u2800'],
  ['variation selectors', '\uFE0F\uFE0E'],
  ['tag characters', '\u{E0041}\u{E007F}'],
  ['combining marks alone', '\u0301\u0302'],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['null', null],
  ['a boolean', true],
  ['a list', ['Lustra']],
  ['an object without a name', { title: 'Lustra' }],
  ['an object whose name is an object', { name: { name: 'Lustra' } }],
])('%s counts as missing', (_what, value) => {
  expect(textOf({ value }, 'value')).toBeNull()
})

test('the first usable field wins', () => {
  expect(textOf({ name: '', character: 'Lustra' }, 'name', 'character')).toBe('Lustra')
})

test('a text of a megabyte is cut to 200 characters', () => {
  expect(textOf({ name: '𝔏'.repeat(500_000) }, 'name')).toBe('𝔏'.repeat(200))
})

test('inherited fields are not read', () => {
  expect(textOf(Object.create({ name: 'Lustra' }), 'name')).toBeNull()
  expect(textOf({}, 'constructor', '__proto__')).toBeNull()
})

test('a getter that throws, and a revoked proxy as the entry or its value, count as missing', () => {
  const entry = {
    get name() {
      throw new Error('no')
    },
  }
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  for (const each of [entry, proxy, { name: proxy }]) expect(textOf(each, 'name')).toBeNull()
})
