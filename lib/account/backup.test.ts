import { rowsOf } from '@/lib/parsing/test-rows'
import { undoReplacement } from './backup'

/** The value before a replacement, after it, now, and once the replacement is undone; `-` for none. */
const cases = `
nothing was changed since → [{"id":"a"}] → [{"id":"b"}] → [{"id":"b"}] → [{"id":"a"}]
an entry was added since → [{"id":"a"}] → [{"id":"b"}] → [{"id":"b"},{"id":"c"}] → [{"id":"a"},{"id":"c"}]
everything was erased and an entry was added since → [{"id":"a"}] → - → [{"id":"c"}] → [{"id":"a"},{"id":"c"}]
an entry of both lists was edited since → [{"id":"a"}] → [{"id":"a"},{"id":"b"}] → [{"id":"a","name":"A"},{"id":"b"}] → [{"id":"a","name":"A"}]
an entry of the new list was edited since → [{"id":"a","quantity":1}] → [{"id":"a","quantity":5}] → [{"id":"a","quantity":4}] → [{"id":"a","quantity":4}]
an entry of the same id as an erased one was added since → [{"id":"a","quantity":1}] → - → [{"id":"a","quantity":4}] → [{"id":"a","quantity":1},{"id":"a","quantity":4}]
entries have no id → [1] → [2] → [2,3] → [1,3]
a value that is not a list was not changed → {"name":"Ana"} → {} → {} → {"name":"Ana"}
an entry of both lists was removed since → [{"id":"a"},{"id":"b"}] → [{"id":"a"}] → [] → [{"id":"b"}]
a value that is not a list was saved since → {"name":"Ana"} → - → {"name":"Eva"} → {"name":"Eva"}
`

test.each(rowsOf(cases))('undoing a replacement keeps what was changed since: %s', (_when, ...texts) => {
  const [before = {}, after = {}, now = {}, undone = {}] = texts.map(
    (text): Record<string, string> => (text === '-' ? {} : { 'tersa.list': text }),
  )
  expect(undoReplacement(before, after, now)).toEqual(undone)
})
