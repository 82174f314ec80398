import { sinceWords } from './when'

const NOW = new Date('2026-05-03T14:07:00').getTime()

test.each([
  ['2026-05-03T09:05:00', '09:05'],
  ['2026-05-02T17:20:00', 'yesterday, 17:20'],
  ['2026-04-28T17:20:00', '28 April, 17:20'],
])('%s is %s', (at, words) => {
  expect(sinceWords(new Date(at).getTime(), NOW)).toBe(words)
})
