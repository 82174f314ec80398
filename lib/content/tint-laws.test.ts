import { lawDocuments } from './law-documents'
import { sources } from './sources'
import { places, windows } from './tint-laws'
import { windowSources } from './window-film/sources'

test('the limits of each window match the documents of each place', () => {
  const rows = places.map(({ name, limits }) => [name, ...windows.map(({ id }) => limits?.[id] ?? null)])
  const strip = 'strip at the top'
  const mirrors = 'no limit with two mirrors'
  const withMirrors = { least: 20, rule: 'with two mirrors' }
  expect(rows).toEqual([
    ['Alabama', 'no film that darkens', 32, 32, 32],
    ['Colombia', 70, 70, 55, 55],
    ['Florida', strip, 28, 15, 15],
    ['France', 70, 70, 'ask locally', 'ask locally'],
    ['Mexico', null, null, null, null],
    ['New York', 70, 70, 70, mirrors],
    ['New Zealand', { least: 70, rule: strip }, 35, 35, 35],
    ['North Dakota', 70, 35, mirrors, mirrors],
    ['Portugal', 75, 70, 'ask locally', 'ask locally'],
    ['Spain', 'no film', 'no film', 'approved film', 'approved film'],
    ['Texas', strip, 25, 'no limit', mirrors],
    ['United Kingdom', 75, 70, 'no limit', 'no limit'],
    ['Victoria, Australia', { least: 70, rule: strip }, 35, withMirrors, withMirrors],
  ])
})

test.each([
  ['Colombia', '14%'],
  ['Florida', '6%'],
  ['New York', 'multipurpose vehicles are exempt'],
  ['New Zealand', 'cars only'],
  ['North Dakota', 'no official page'],
  ['Spain', 'two outside mirrors'],
  ['United Kingdom', '1 April 1985'],
])('the note on %s mentions the exception: %s', (name, exception) => {
  expect(places.find((place) => place.name === name)?.note).toContain(exception)
})

test('every place has a source, its documents with URLs, and the month of the last check', () => {
  for (const { source, checkedOn } of places) {
    expect(sources[source]).toBeTruthy()
    expect(lawDocuments[source].length).toBeGreaterThan(0)
    for (const { title, url } of lawDocuments[source]) {
      expect(title).toBeTruthy()
      expect(new URL(url).protocol).toMatch(/^https?:$/)
    }
    expect(checkedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  }
})

test('the sources of the page include those of every place', () => {
  expect(places.filter(({ source }) => !windowSources.some((listed) => listed === source))).toEqual([])
})

test('every place has an id of letters and hyphens, and the places are in alphabetical order', () => {
  for (const { id } of places) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  const names = places.map(({ name }) => name)
  expect(names.toSorted()).toEqual(names)
})
