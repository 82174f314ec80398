import type { Place } from '@/lib/config/tint-place'
import { places } from '@/lib/content/facts/films/window-film/tint-laws'
import type { WindowId } from '@/lib/content/facts/films/window-film/windows'
import { lawNoteOf } from './law-note'
import { legalVerdict } from './legal-verdict'

const FACTORY = 75

function placeNamed(name: string): Place {
  const place = places.find((each) => each.name === name)
  if (!place) throw new Error(`There is no row for ${name}`)
  return place
}

test.each<[string, WindowId, number, string]>([
  ['United Kingdom', 'front-side', FACTORY, 'On 75% glass you need film of 93.3% or lighter.'],
  ['Florida', 'front-side', FACTORY, 'film of 37.3% or lighter. The darkest on sale is 50%.'],
  ['Florida', 'windscreen', FACTORY, 'For this window: strip at the top.'],
  ['Colombia', 'windscreen', 20, 'This glass alone lets through 20%: no film is legal on it.'],
  ['New Zealand', 'windscreen', FACTORY, 'For this window: 70%, strip at the top.'],
  ['Victoria, Australia', 'rear', FACTORY, 'With two mirrors: At least 20% through glass and film.'],
  ['France', 'rear', FACTORY, 'Our sources give no reliable figure for this window. Ask locally.'],
  ['Mexico', 'front-side', FACTORY, 'Varies by state, and our sources disagree. Ask locally.'],
])('%s, %s, glass of %d%%: %s', (name, window, glass, text) => {
  const place = placeNamed(name)
  expect(legalVerdict(place, window, glass, '2026-11', lawNoteOf(place))).toContain(text)
})

test.each(places.map((place) => [place.name, place] as const))(
  'a year after the check the finder states no limit for %s',
  (_name, place) => {
    const text = legalVerdict(place, 'front-side', FACTORY, '2027-11')
    expect(text).toBe('Not checked since November 2026. Ask locally.')
  },
)

test('without a date, as in the exported HTML, the row is shown as it was checked', () => {
  const text = legalVerdict(placeNamed('North Dakota'), 'front-side', FACTORY, undefined)
  expect(text).toContain('At least 35%')
})
