import { readFileSync } from 'node:fs'
import { drawnAreas, filmArea, hullAreas, hullZones, readBoat, readHullCoverage, topsideZones } from './hull'
import { panelAreas } from './test-panel-areas'

const boatOf = (typed: Readonly<Record<string, string>>) => readBoat((name) => typed[name] ?? null)

test('without any measure the boat is 10 m long, with 31.2 m² of topsides and 22.5 m² of deck', () => {
  expect(boatOf({})).toEqual({ hull: { loa: 10, beam: 3, freeboard: 1.2 }, given: {}, wrong: [] })
  expect(hullAreas(boatOf({}).hull)).toEqual({ topsides: 31.2, deck: 22.5 })
})

test('a length from 2 to 60 m is read, and any other has to be corrected and stays as it was given', () => {
  const read = { 2: 2, 12: 12, '12.': 12, '12,5': 12.5, '29.5 ft': 8.9916, 60: 60 }
  for (const [text, loa] of Object.entries(read))
    expect(boatOf({ loa: text })).toMatchObject({ hull: { loa }, given: { loa }, wrong: [] })
  for (const given of [1.9, 61, 0, '', '-3', 'ten', '1e3', 'Infinity'])
    expect(boatOf({ loa: String(given) })).toMatchObject({ given: { loa: given }, wrong: ['loa'] })
})

test('from a length the other measures are estimated within their limits', () => {
  expect(boatOf({ loa: '2' }).hull).toMatchObject({ beam: 0.6, freeboard: 0.24 })
  expect(boatOf({ loa: '9' }).hull).toMatchObject({ beam: 2.7, freeboard: 1.08 })
  expect(boatOf({ loa: '60' }).hull).toMatchObject({ beam: 15, freeboard: 5 })
})

test('a measure that the visitor has given is not estimated, an empty one is, and a wrong one is neither', () => {
  expect(boatOf({ loa: '9', beam: '2.8', freeboard: '' })).toEqual({
    hull: { loa: 9, beam: 2.8, freeboard: 1.08 },
    given: { loa: 9, beam: 2.8 },
    wrong: [],
  })
  expect(boatOf({ loa: '9', beam: 'wide', freeboard: '6' }).wrong).toEqual(['beam', 'freeboard'])
  // The limits, as they are shown in feet.
  expect(boatOf({ loa: '50', beam: '49 ft 3 in', freeboard: '16 ft 5 in' }).wrong).toEqual([])
})

test('a link from when the tool asked for waterline, draft and keel opens without them', () => {
  const query = new URLSearchParams('zones=bow&loa=8&lwl=7&beam=2.8&draught=deep&keel=fin')
  expect(readHullCoverage(query)).toMatchObject({ chosen: ['bow'], given: { loa: 8, beam: 2.8 }, wrong: [] })
})

const { hull: boat } = readBoat(() => null)

test('the drawing of the boat has every zone, with its area', () => {
  const areas = Object.entries(panelAreas(readFileSync('components/films/drawings/boat.svg', 'utf8')))
  expect(areas.map(([zone]) => zone).sort()).toEqual(hullZones.map(({ id }) => id).sort())
  const painted = areas.filter(([zone]) => zone !== 'cabin-glass' && zone !== 'transom')
  expect(Object.entries(drawnAreas).sort()).toEqual(
    painted.map(([zone, area]) => [zone, Math.round(area / 100)]).sort(),
  )
})

test.each<[string, readonly string[], number]>([
  ['all zones', hullZones.map(({ id }) => id), 53.7],
  ['the topsides', topsideZones, 31.2],
  ['the transom, beam × freeboard,', ['transom'], 3.6],
  ['cabin glass', ['cabin-glass'], 0],
])('the film for %s: %j, %d m²', (_what, zones, area) => {
  expect(filmArea(boat, zones)).toBeCloseTo(area)
})
