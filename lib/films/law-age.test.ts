import { formatMonth } from '@/lib/config/dates'
import { isDue, isOutdated, monthOf, notCheckedSince, outdatedFrom } from './law-age'

test.each([
  ['2026-10', false, false],
  ['2026-11', false, false],
  ['2027-08', false, false],
  ['2027-09', true, false],
  ['2027-10', true, false],
  ['2027-11', true, true],
  ['2027-12', true, true],
] as const)(
  'in %s a row that was checked in November 2026 is due: %s, outdated: %s',
  (now, due, outdated) => {
    expect(isDue('2026-11', now)).toBe(due)
    expect(isOutdated('2026-11', now)).toBe(outdated)
  },
)

test('the month is in the visitor’s time zone', () => {
  expect(monthOf(new Date(2027, 0, 1))).toBe('2027-01')
  expect(monthOf(new Date(2027, 11, 31, 23, 59))).toBe('2027-12')
})

test('a row is outdated from the same month a year later', () => {
  expect(outdatedFrom('2026-11')).toBe('2027-11')
})

test('a month is formatted in words', () => {
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(notCheckedSince('2026-11')).toBe('Not checked since November 2026. Check local rules.')
})
