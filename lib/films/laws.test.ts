import type { WindowId } from '@/lib/content/facts/films'
import { type Place, place, places } from '@/lib/content/facts/laws'
import { placeNotes } from '@/lib/content/laws'
import { findPlaces, formatLeast, formatLimit, judge, type Legality, lawNoteOf, verdictOf } from './laws'

const found = (text: string) => findPlaces(text).map(({ name }) => name)

test.each([
  ['España', ['Spain']],
  ['espana', ['Spain']],
  ['  SPAIN ', ['Spain']],
  ['Nueva York', ['New York']],
  ['nueva', ['New York', 'New Zealand']],
  ['york', ['New York']],
  ['NY', ['New York']],
  ['mexico', ['Mexico']],
  ['Aotearoa', ['New Zealand']],
  ['Estados', ['Alabama', 'Florida', 'New York', 'North Dakota', 'Texas']],
  ['ain', []],
  ['Atlantis', []],
  ['', []],
  ['  ', []],
])('“%s” finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('a limit is formatted as a percentage, a rule, or both', () => {
  expect(formatLimit(70)).toBe('70%')
  expect(formatLimit('no-film')).toBe('no film')
  expect(formatLimit({ least: 20, rule: 'with-mirrors' })).toBe('20%, with two mirrors')
  expect(formatLeast(70)).toBe('70% or more')
})

const NOW = '2026-11'

function placeNamed(name: string): Place {
  const place = places.find((each) => each.name === name)
  if (!place) throw new Error(`There is no row for ${name}`)
  return place
}

test.each<[string, WindowId, number, number, Legality, string]>([
  [
    'Texas',
    'front-side',
    75,
    35,
    'within',
    '35% film is within the law in Texas. Front side windows must let 25% through, glass and film together. On your 75% glass, that means 33.3% film or lighter; the darkest legal shade on sale is 35%.',
  ],
  ['Texas', 'front-side', 75, 20, 'against', '20% film is too dark for Texas.'],
  ['Texas', 'rear-side', 75, 5, 'within', 'The law sets no limit for this window.'],
  ['Texas', 'rear', 75, 5, 'within', 'The car needs two outside mirrors for that.'],
  ['United Kingdom', 'front-side', 75, 90, 'against', 'no shade on sale is that light.'],
  [
    'Florida',
    'front-side',
    75,
    35,
    'against',
    '37.3% film or lighter; the darkest legal shade on sale is 50%.',
  ],
  ['Florida', 'windscreen', 75, 70, 'depends', 'Only a strip at the top of this window is legal in Florida.'],
  ['Colombia', 'windscreen', 20, 90, 'against', 'This glass alone lets 20% through: no film is legal on it.'],
  ['New Zealand', 'windscreen', 75, 90, 'depends', 'The rest must let 70% through.'],
  ['Victoria, Australia', 'rear', 75, 35, 'within', 'The car needs two outside mirrors for that.'],
  ['Victoria, Australia', 'rear', 75, 20, 'against', '20% film is too dark for Victoria, Australia.'],
  ['Alabama', 'windscreen', 75, 90, 'against', 'No film that darkens is legal on this window in Alabama.'],
  ['Spain', 'front-side', 75, 90, 'against', 'No film is legal on this window in Spain.'],
  ['Spain', 'rear', 75, 5, 'depends', 'Only approved film is legal on this window in Spain.'],
  [
    'France',
    'rear',
    75,
    35,
    'unknown',
    'We have no figure for this window in France. Ask before you choose.',
  ],
  ['Mexico', 'front-side', 75, 35, 'unknown', 'Varies by state, and our sources disagree. Ask locally.'],
])('%s, %s, glass of %d%%, film of %d%%: %s, “%s”', (name, window, glass, film, legality, text) => {
  const place = placeNamed(name)
  const tint = { window, glass, film }
  const { claim, reason, ...verdict } = verdictOf(place, tint, NOW)
  expect(verdict).toEqual({ legality })
  expect(`${claim} ${reason}`).toContain(text)
})

test.each([
  [80, 50, 'within'],
  [79, 50, 'against'],
  [80, 49, 'against'],
] as const)(
  'a limit of 40%% is met exactly: glass of %d%% with film of %d%% is %s the law',
  (glass, film, legality) => {
    const texas = placeNamed('Texas')
    const strict: Place = { ...texas, limits: texas.limits && { ...texas.limits, rear: 40 } }
    expect(judge(strict, { window: 'rear', glass, film }, NOW).legality).toBe(legality)
  },
)

test.each(places.map((place) => [place.name, place] as const))(
  'a year after the check the law tool states no limit for %s',
  (_name, place) => {
    const tint = { window: 'front-side', glass: 75, film: 35 } as const
    expect(judge(place, tint, '2027-11')).toEqual({ legality: 'unknown', limit: 'ask-locally' })
    expect(verdictOf(place, tint, '2027-11').reason).toBe('Not checked since November 2026. Ask locally.')
  },
)

test('without a date, as in the exported HTML, the row counts as it was checked', () => {
  const tint = { window: 'front-side', glass: 75, film: 35 } as const
  expect(verdictOf(placeNamed('North Dakota'), tint, undefined).reason).toContain('must let 35% through')
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
