import { place } from '@/lib/config/tint-place'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import { placeNotes } from '@/lib/content/place-notes'
import { lawNoteOf } from './law-age'

test.each([
  ['Colombia', '14%'],
  ['Florida', '6%'],
  ['New York', 'multipurpose vehicles are exempt'],
  ['New Zealand', 'cars only'],
  ['North Dakota', 'no official page'],
  ['Spain', 'two outside mirrors'],
  ['United Kingdom', '1 April 1985'],
])('the note on %s mentions the exception: %s', (name, exception) => {
  expect(places.filter((place) => place.name === name).map(lawNoteOf)).toEqual([
    expect.stringContaining(exception),
  ])
})

// Old cars’ windscreens in the United Kingdom, and the strip and the rear in Texas, have separate figures in the law, which
// equal that of the front side.
const OWN_FIGURES = ['texas', 'united-kingdom']

test('no note repeats a figure of its row as text, which a change of the row would leave behind', () => {
  const repeated = places.filter(({ id, limits }) => {
    const note = placeNotes[id]
    const literal =
      typeof note === 'string' ? [...note.matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure)) : []
    const figures = Object.values(limits ?? {}).map((limit) =>
      typeof limit === 'object' ? limit.least : limit,
    )
    return literal.some((figure) => figures.includes(figure)) && !OWN_FIGURES.includes(id)
  })
  expect(repeated).toEqual([])
})

test('a figure in a note is that of its row, and a row may have its own month', () => {
  const row = place('north-dakota', 'ND', [70, 30, 'no-limit', 20], { checkedOn: '2027-03' })
  expect([lawNoteOf(row), row.checkedOn]).toEqual([expect.stringMatching(/^30% since/), '2027-03'])
})

test('no note takes its figure from a window that has a rule instead', () => {
  expect(places.filter((place) => /[^\d]%/.test(lawNoteOf(place) ?? ''))).toEqual([])
})
