import { windowIds } from '@/lib/content/facts/films'
import { lawDocuments } from '@/lib/content/facts/law-documents'
import { places } from '@/lib/content/facts/laws'
import { citations } from '@/lib/content/window-film'

test('the limits of each window match the documents of each place', () => {
  const rows = places.map(({ name, limits }) => [name, ...windowIds.map((id) => limits?.[id] ?? null)])
  const strip = 'top-strip'
  const mirrors = 'no-limit-with-mirrors'
  const withMirrors = { least: 20, rule: 'with-mirrors' }
  expect(rows).toEqual([
    ['Alabama', 'no-darkening', 32, 32, 32],
    ['Colombia', 70, 70, 55, 55],
    ['Florida', strip, 28, 15, 15],
    ['France', 70, 70, 'ask-locally', 'ask-locally'],
    ['Mexico', null, null, null, null],
    ['New York', 70, 70, 70, mirrors],
    ['New Zealand', { least: 70, rule: strip }, 35, 35, 35],
    ['North Dakota', 70, 35, mirrors, mirrors],
    ['Portugal', 75, 70, 'ask-locally', 'ask-locally'],
    ['Spain', 'no-film', 'no-film', 'approved-film', 'approved-film'],
    ['Texas', strip, 25, 'no-limit', mirrors],
    ['United Kingdom', 75, 70, 'no-limit', 'no-limit'],
    ['Victoria, Australia', { least: 70, rule: strip }, 35, withMirrors, withMirrors],
  ])
})

test('every place has a source and the month of the last check', () => {
  for (const { id, checkedOn } of places) {
    expect(lawDocuments[id].length).toBeGreaterThan(0)
    expect(checkedOn).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/)
  }
})

test('the sources of the page include those of every place', () => {
  expect(places.filter(({ id }) => !citations.cited.includes(id))).toEqual([])
})

test('every place has an id of letters and hyphens, and the places are in alphabetical order', () => {
  for (const { id } of places) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  const names = places.map(({ name }) => name)
  expect(names.toSorted()).toEqual(names)
})
