import { act, renderHook } from '@testing-library/react'
import type { FilmUrl } from '@/lib/films/film-url'
import { paintStore } from '@/lib/films/vehicle-store'
import { quoteStore } from '@/lib/quote/quote'
import { setQueryState } from '@/lib/url/query-state'
import { shopPlaceStore } from '@/lib/workshop/shop-place'
import { placeNamed } from './test-place'
import { chooseAt, choosePlace, useVisit } from './use-visit'
import { sentVisit } from './visit'
import { visitFilms } from './visit-films'

const FRONT: FilmUrl = '/ppf?panels=hood&vehicle=sedan'
const SEDAN: FilmUrl = '/window-film?front-side=35&vehicle=sedan'
const TRUCK: FilmUrl = '/window-film?front-side=35&vehicle=truck'
const ANY: FilmUrl = '/window-film?front-side=20'
const BOAT: FilmUrl = '/marine-film?zones=transom'
const NAMED: FilmUrl = '/window-film?front-side=35&vehicle=sedan&name=Ana'
const MIXED = [FRONT, SEDAN, TRUCK, ANY, BOAT, NAMED]
const MIRRORS: FilmUrl = '/ppf?panels=mirrors&vehicle=sedan'

const lineOf = (film: string) => film.split('?')[0]
const shown = () => renderHook(() => useVisit([])).result

test.each<[string, string, readonly FilmUrl[], readonly FilmUrl[]]>([
  ['no panels', '', MIXED, MIXED],
  ['only an unknown panel', 'panels=engine&vehicle=sedan', MIXED, MIXED],
  ['the panels of a sedan', 'panels=mirrors&vehicle=sedan', MIXED, [MIRRORS, SEDAN, ANY]],
  ['the panels of a truck', 'panels=mirrors&vehicle=truck', [SEDAN], ['/ppf?panels=mirrors&vehicle=truck']],
  [
    'the panels of a sedan by its name',
    'panels=mirrors&vehicle=sedan&name=Ana',
    MIXED,
    [`${MIRRORS}&name=Ana`, ANY, NAMED],
  ],
])('a link with %s is for its vehicle, and any other for the whole list', (_link, search, quote, films) => {
  act(() => quoteStore.set(quote))
  act(() => setQueryState(Object.fromEntries(new URLSearchParams(search))))
  const visit = visitFilms(new URLSearchParams(search), quote)
  expect(visit.films).toEqual(films)
  expect(visit.url).toBe(films === quote ? undefined : films[0])
  // Known before any film is read.
  expect(new Set(shown().current.lines.map(lineOf))).toEqual(new Set(films.map(lineOf)))
})

test('the panels of a link are in the color that the visitor has chosen, or that the link names', () => {
  paintStore.set({ paint: 'red', finish: 'gloss' })
  const urlFor = (search: string) => visitFilms(new URLSearchParams(search), []).url
  expect(urlFor('panels=mirrors')).toContain('paint=red')
  expect(urlFor('panels=mirrors&paint=black')).toMatch(/paint=black&finish=gloss/)
})

const PLACES = ['Northside', 'Harbor'].map((name) => placeNamed(name))

test('the place that was chosen last is shown, until a day is chosen for it', () => {
  const { result } = renderHook(() => useVisit(PLACES))
  expect(result.current.place?.name).toBe('Northside')
  act(() => shopPlaceStore.set('Harbor'))
  expect(result.current.place?.name).toBe('Harbor')
  act(() => chooseAt(result.current.place, { date: '2026-12-01' }))
  // Such as by a press on another page.
  act(() => shopPlaceStore.set('Northside'))
  expect(result.current.place?.name).toBe('Harbor')
  act(() => choosePlace('Northside'))
  expect(result.current.chosen).toEqual({ place: 'Northside', date: '2026-12-01' })
  expect(result.current.place?.name).toBe('Northside')
})

test('after a request was sent its place is still shown', () => {
  const { result } = renderHook(() => useVisit(PLACES))
  act(() => sentVisit.set({ place: 'Harbor' }))
  expect(result.current.place?.name).toBe('Harbor')
})
