import type { VehicleId, WindowId } from '@/lib/content/facts/films'
import { type Place, place, places } from '@/lib/content/facts/laws'
import { placeNotes } from '@/lib/content/law-notes'
import { rowsOf } from '@/lib/parsing/test-rows'
import { darkestLegal, isDue, isOutdated, judge, monthOf, type Verdict, verdictOf } from './laws'

const NOW = '2026-11'

const placeNamed = (name: string) => places.find((each) => each.name === name) as Place

const verdicts = `
Texas → front-side → 35 → within → Legal → Legal in Texas. It requires at least 25%; 26.3% gets through.
Texas → front-side → 20 → against → Too dark → for Texas. It requires at least 25%; 15% gets through.
Texas → rear-side → 5 → within → Legal → Legal in Texas. No limit for the rear side windows.
Texas → rear → 5 → within → Legal → No limit for the rear window with two outside mirrors.
Florida → windscreen → 70 → unclear → Strip only → Only a strip at the top is allowed in Florida.
New Zealand → windscreen → 90 → unclear → Strip only → New Zealand. Below it, at least 70% must get through.
Victoria, Australia → rear → 35 → within → Legal → 20%, with two mirrors; 26.3% gets through.
Victoria, Australia → rear → 20 → against → Too dark → Too dark for Victoria, Australia.
Alabama → windscreen → 90 → against → No film → No film that darkens is legal on the windshield
Spain → front-side → 90 → against → No film → No film is legal on the front side windows in Spain.
United Kingdom → front-side → 20 → against → Too dark → Too dark for the United Kingdom.
Spain → rear → 5 → unclear → Approved only → Only approved film is legal on the rear window in Spain.
France → rear → 35 → unclear → Ask first → We have no figure for the rear window in France. Ask first.
Mexico → front-side → 35 → unclear → Ask first → We have no figure for Mexico. Ask first.
`

const rows = rowsOf(verdicts) as [string, WindowId, string, Verdict['kind'], string, string][]

test.each(rows)('%s, %s, %s%% film on 75%% glass: %s, %s, “%s”', (name, window, film, kind, chip, text) => {
  const verdict = verdictOf(placeNamed(name), { window, glass: 75, film: Number(film) }, NOW)
  expect([verdict.kind, verdict.chip]).toEqual([kind, chip])
  expect(`${verdict.lead} ${verdict.text}`).toContain(text)
})

test.each<[string, WindowId, number, number | null]>([
  ['Texas', 'front-side', 75, 35],
  ['Florida', 'front-side', 75, 50],
  ['United Kingdom', 'front-side', 75, null],
  ['Texas', 'rear-side', 20, 5],
])('in %s the darkest legal shade for the %s on glass of %d%% is %s', (name, window, glass, shade) => {
  expect(darkestLegal(placeNamed(name), { window, glass, film: 5 }, NOW)).toBe(shade)
})

test.each<[string, WindowId, VehicleId, Verdict['kind']]>([
  ['Florida', 'rear-side', 'sedan', 'against'],
  ['Florida', 'rear-side', 'truck', 'within'],
  ['Florida', 'rear', 'large-suv', 'within'],
  ['Florida', 'rear', 'small-suv', 'unclear'],
  ['Florida', 'front-side', 'truck', 'against'],
  ['New York', 'rear-side', 'full-size', 'against'],
  ['New York', 'rear-side', 'small-suv', 'within'],
  ['New Zealand', 'rear', 'compact', 'against'],
  ['New Zealand', 'rear', 'truck', 'within'],
  ['New Zealand', 'rear', 'small-suv', 'unclear'],
  ['Texas', 'front-side', 'truck', 'against'],
])('in %s a film of 10%% on the %s of a %s is %s', (name, window, vehicle, kind) => {
  const verdict = verdictOf(placeNamed(name), { window, glass: 75, film: 10, vehicle }, NOW)
  expect(verdict.kind).toBe(kind)
  const depends = `In ${name} it depends on how the vehicle is registered.`
  if (kind === 'unclear') expect(verdict).toMatchObject({ lead: depends, text: 'Ask first.' })
})

test('a limit is met exactly: of 40%, glass of 80% with film of 50%, and none that is darker', () => {
  const texas = placeNamed('Texas')
  const strict: Place = { ...texas, limits: texas.limits && { ...texas.limits, rear: 40 } }
  const judged = (glass: number, film: number) => judge(strict, { window: 'rear', glass, film }, NOW).legality
  expect([judged(80, 50), judged(79, 50), judged(80, 49)]).toEqual(['within', 'against', 'against'])
})

const tint = { window: 'front-side', glass: 75, film: 35 } as const

test.each(places)('a year after the check the law tool states no limit for $name', (place) => {
  expect(judge(place, tint, '2027-11')).toEqual({ legality: 'unknown', limit: 'ask-locally' })
  expect(verdictOf(place, tint, '2027-11').lead).toBe('Not checked since November 2026. Check local rules.')
})

test('a row may have its own month, and without a date, as in the exported HTML, counts as it was checked', () => {
  expect(place('north-dakota', null, { checkedOn: '2027-03' }).checkedOn).toBe('2027-03')
  expect(verdictOf(placeNamed('North Dakota'), tint, undefined).text).toContain('It requires at least 35%')
})

test.each([
  ['colombia', '14%'],
  ['florida', '6%'],
  ['new-york', 'multipurpose vehicles are exempt'],
  ['new-zealand', 'cars only'],
  ['north-dakota', 'no official page'],
  ['spain', 'two outside mirrors'],
  ['united-kingdom', 'April 1, 1985'],
] as const)('the note on %s has the exception: %s', (id, exception) => {
  expect(placeNotes[id]).toContain(exception)
})

// Old cars’ windshields in the United Kingdom, and the strip and the rear in Texas, have separate figures in the law, which
// equal that of the front side.
const OWN_FIGURES = ['texas', 'united-kingdom']

test('no note repeats a figure of its row, which a change of the row would leave behind', () => {
  const repeated = places.filter(({ id, limits }) => {
    const typed = [...(placeNotes[id] ?? '').matchAll(/(\d+)%/g)].map(([, figure]) => Number(figure))
    const figures = Object.values(limits ?? {}).map((each) => (typeof each === 'object' ? each.least : each))
    return typed.some((figure) => figures.includes(figure)) && !OWN_FIGURES.includes(id)
  })
  expect(repeated).toEqual([])
})

test('a row of November 2026 is due two months before it is outdated a year later, in the visitor’s time zone', () => {
  const months = ['2026-10', '2026-11', '2027-08', '2027-09', '2027-10', '2027-11', '2027-12'] as const
  expect(months.filter((now) => isDue('2026-11', now))).toEqual(months.slice(3))
  expect(months.filter((now) => isOutdated('2026-11', now))).toEqual(months.slice(5))
  expect(monthOf(new Date(2027, 0, 1))).toBe('2027-01')
  expect(monthOf(new Date(2027, 11, 31, 23, 59))).toBe('2027-12')
})
