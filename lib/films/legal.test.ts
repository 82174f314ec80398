import { sources } from '@/lib/content/sources'
import { places, windows } from './legal'

test('each place has its limits, window by window, as its source says', () => {
  expect(places.map(({ name, limits }) => [name, ...windows.map(({ id }) => limits[id])])).toEqual([
    ['United Kingdom', 75, 70, 'free', 'free'],
    ['Colombia', 70, 70, 55, 55],
    ['Spain', 'no film', 'no film', 'approved film only', 'approved film only'],
    ['Florida', 'a strip at the top only', 28, 15, 15],
    ['New York', 70, 70, 70, 'free with two mirrors'],
    ['North Dakota', 70, 50, 'free with mirrors', 'free with mirrors'],
    ['New Zealand', 'no figure stated', 35, 35, 35],
  ])
  for (const { source } of places) expect(sources[source]).toBeTruthy()
})

test('an exception is told', () => {
  const noteOf = (place: string) => places.find(({ name }) => name === place)?.note
  expect(noteOf('Florida')).toContain('6 %')
  expect(noteOf('United Kingdom')).toContain('1 April 1985')
})

test('a place is named in an address by letters and hyphens', () => {
  for (const { id } of places) expect(id).toMatch(/^[a-z-]+$/)
})
