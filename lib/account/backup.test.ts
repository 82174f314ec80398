import { undoReplacement } from './backup'

const list = (...entries: unknown[]) => JSON.stringify(entries)
const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

test.each([
  ['nothing was changed since', list(a), list(b), list(b), list(a)],
  ['an entry was added since', list(a), list(b), list(b, c), list(a, c)],
  ['everything was erased and an entry was added since', list(a), undefined, list(c), list(a, c)],
  [
    'an entry of both lists was edited since',
    list(a),
    list(a, b),
    list({ id: 'a', name: 'A' }, b),
    list({ id: 'a', name: 'A' }),
  ],
  [
    'an entry of the new list was edited since',
    list({ id: 'a', quantity: 1 }),
    list({ id: 'a', quantity: 5 }),
    list({ id: 'a', quantity: 4 }),
    list({ id: 'a', quantity: 4 }),
  ],
  [
    'an entry of the same id as an erased one was added since',
    list({ id: 'a', quantity: 1 }),
    undefined,
    list({ id: 'a', quantity: 4 }),
    list({ id: 'a', quantity: 1 }, { id: 'a', quantity: 4 }),
  ],
  ['entries have no id', list(1), list(2), list(2, 3), list(1, 3)],
  ['a value that is not a list was not changed', '{"name":"Ana"}', '{}', '{}', '{"name":"Ana"}'],
  ['an entry of both lists was removed since', list(a, b), list(a), list(), list(b)],
  [
    'a value that is not a list was saved since',
    '{"name":"Ana"}',
    undefined,
    '{"name":"Eva"}',
    '{"name":"Eva"}',
  ],
])('undoing a replacement keeps what was changed since: %s', (_when, before, after, now, result) => {
  const items = (text: string | undefined) => (text === undefined ? {} : { 'tersa.list': text })
  expect(undoReplacement(items(before), items(after), items(now))).toEqual(items(result))
})
