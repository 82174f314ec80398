import type { OpeningHours } from '@/lib/workshop/hours'
import { placeNamed } from './test-place'
import { chosenTime, filmsAt, openOn, placeFor, placesElsewhere, timesOf, visitDays } from './visit'

const week = { monday: [], tuesday: ['9:00-14:00'], wednesday: ['8:00-12:30', '13:30-18:00'] }
const hours: OpeningHours = {
  timeZone: 'America/New_York',
  hours: { ...week, thursday: ['9:00-13:00'], friday: ['9:00-13:00'], saturday: [], sunday: [] },
  specialDays: [
    { from: '2026-11-26', hours: [] },
    { from: '2026-11-30', hours: ['10:00-12:00'] },
    { from: '2026-12-01', to: '2027-01-31' },
  ],
}
const at = (time: string) => ({ day: '2026-11-25', minutes: Number(time.slice(0, 2)) * 60 })
const open = (time: string) =>
  visitDays(hours, at(time)).map(({ day, periods }) => `${day} ${periods.length}`.slice(5))

test('seven days are offered, from today while the place is still open, with special days in place of weekly ones', () => {
  const later = ['11-26 0', '11-27 1', '11-28 0', '11-29 0', '11-30 1', '12-01 1']
  expect(open('07:00')).toEqual(['11-25 2', ...later])
  expect(open('13:00')).toEqual(['11-25 1', ...later])
  expect(open('18:00')).toEqual([...later, '12-02 2'])
})

test('nobody can come on a day that is over, nor on one that is closed', () => {
  for (const day of ['2026-11-24', '2026-11-26', '2026-11-28'])
    expect(openOn(day, hours, at('09:00'))).toEqual([])
  expect(openOn('2026-12-02', hours, at('09:00'))).toHaveLength(2)
})

test('a day with a morning and an afternoon has a choice of times, with the hours of that day', () => {
  const times = (day: string, time = '07:00') => timesOf(openOn(day, hours, at(time)))
  expect(times('2026-11-25')).toEqual([
    { from: 480, to: 1080 },
    { from: 480, to: 750 },
    { from: 810, to: 1080 },
  ])
  // The morning is over.
  expect(times('2026-11-25', '13:00')).toEqual([{ from: 810, to: 1080 }])
  expect(times('2026-12-01')).toEqual([{ from: 540, to: 840 }])
})

test.each([
  ['1', 3, 1],
  ['2', 3, 2],
  ['3', 3, 0],
  ['2', 1, 0],
  ['-1', 3, 0],
  ['1.5', 3, 0],
  ['noon', 3, 0],
  [undefined, 3, 0],
])('the stored time %j is, of %i choices, choice %i', (text, count, index) => {
  expect(chosenTime(text, count)).toBe(index)
})

const places = [
  placeNamed('North', { lines: ['ppf', 'window-film'] }),
  placeNamed('Harbor', { lines: ['marine-film'] }),
]
const car = '/ppf?panels=hood'
const boat = '/marine-film?zones=bow&loa=9'

test.each([
  ['the first without a list', [], undefined, null, 'North'],
  ['the last one without a list', [], undefined, 'Harbor', 'Harbor'],
  ['the one that does what the list has', [boat], undefined, null, 'Harbor'],
  ['not the last one if it does nothing of the list', [boat], undefined, 'North', 'Harbor'],
  ['the last one if it does a part of the list', [car, boat], undefined, 'Harbor', 'Harbor'],
  ['the one that is chosen here', [boat], 'North', null, 'North'],
  ['not one that is gone from the file', [], 'Southside', 'Southside', 'North'],
])('the place of a visit is %s', (_which, films, chosen, last, name) => {
  expect(placeFor(places, films, chosen, last)?.name).toBe(name)
})

test('a request is for the films that its place does; those of another place are a separate visit', () => {
  const [north, harbor] = places
  expect(filmsAt(north, [car, boat])).toEqual([car])
  expect(filmsAt(north, [boat])).toEqual([boat])
  expect(filmsAt(undefined, [car, boat])).toEqual([car, boat])
  expect(placesElsewhere(north, places, [boat])).toEqual(['Harbor'])
  expect(placesElsewhere(harbor, places, [boat])).toEqual([])
})
