import { whenWords } from './when'

test('a moment is described in words that stay true the next day', () => {
  expect(whenWords(new Date('2026-05-03T09:05:00').getTime())).toBe('3 May at 09:05')
})
