import { addEntry, readEntries, removeEntry } from './entries'
import { createStoredValue, jsonCodec } from './stored-value'

const read = (json: unknown) => readEntries(json, (entry) => (entry === null ? null : {}))

test('an entry is removed, and restored once at its position; another is added at the end', () => {
  const list = createStoredValue(jsonCodec('tersa.test', read))
  list.set(['a', 'b', 'c'].map((id) => ({ id })))
  removeEntry(list, 'b')
  expect(list.get()).toEqual([{ id: 'a' }, { id: 'c' }])
  for (const id of ['b', 'b']) addEntry(list, { id }, 1)
  addEntry(list, { id: 'd' })
  expect(list.get()).toEqual(['a', 'b', 'c', 'd'].map((id) => ({ id })))
})

test('of several entries with one id the last is read; those without an id, and anything but a list, are left out', () => {
  const names = (json: unknown) => readEntries(json, (entry) => ({ entry })).map(({ id }) => id)
  expect(readEntries([{ id: 1 }, { id: '1', name: 'x' }], (entry) => ({ entry }))).toEqual([
    { id: '1', entry: { id: '1', name: 'x' } },
  ])
  expect(names([null, 'x', {}, { id: 2 }])).toEqual(['2'])
  for (const json of [undefined, null, 'x', 7, {}]) expect(read(json)).toEqual([])
})
