import { readFileSync } from 'node:fs'
import {
  marineCare,
  marineDoes,
  marineQuestions,
  marineSources,
  marineZones,
} from '@/lib/content/marine-film'
import { materialsSource, ppfCare, ppfDoes, ppfFacts, ppfQuestions, ppfSources } from '@/lib/content/ppf'
import { sources } from '@/lib/content/sources'
import {
  constructionsSource,
  tintChanges,
  windowCare,
  windowFacts,
  windowQuestions,
  windowSources,
} from '@/lib/content/window-film'
import { boatPackages, carPackages, hullZones, packageOf, panels, readParts, toggled } from './coverage'
import { hullAreas, readKeel, readMeasure } from './hull'
import { places, windows } from './legal'
import { carWeights, panelAreas, pathArea } from './path-area'
import { estimateFilm, formatRange, vehicles } from './roll'
import { clampPercent, darkestFilm, darkestShade, glareReduction, SHADES, together } from './tint'

const drawing = (name: string) => readFileSync(`components/films/drawings/${name}.svg`, 'utf8')
const weights = carWeights(drawing('car-side'), drawing('car-top'))

test('glass and film together: 50 % on 80 % is 40 %', () => {
  expect(together(80, 50)).toBe(40)
  expect(together(75, 35)).toBeCloseTo(26.25)
  expect(together(100, 5)).toBe(5)
})

test('the inverse: a limit of 70 % on glass of 75 % needs film of 93.3 % or lighter', () => {
  expect(darkestFilm(70, 75)?.toFixed(1)).toBe('93.3')
  expect(darkestFilm(70, 70)).toBe(100)
  expect(darkestFilm(70, 20)).toBeNull()
  expect(darkestShade(37.3)).toBe(50)
  expect(darkestShade(93.3)).toBeNull()
})

test('glare falls by what the film takes, and the shades are those on sale', () => {
  expect(glareReduction(35)).toBe(65)
  expect(SHADES).toEqual([5, 15, 20, 35, 50, 70])
})

test.each<[string | null | undefined, number]>([
  ['35', 35],
  ['35.6', 36],
  ['4', 5],
  ['999999', 90],
  ...['', ' ', '-5', 'abc', '1e9', '٣', 'NaN', null, undefined].map(
    (text): [string | null | undefined, number] => [text, 35],
  ),
])('a share of %o is read as %i', (text, share) => {
  expect(clampPercent(text, 5, 90, 35)).toBe(share)
})

test('a hull of LOA 10, B 3, F 1.2 has 31.2 m² of topsides and 22.5 m² of deck', () => {
  const hull = { loa: 10, lwl: 9, beam: 3, freeboard: 1.2, draught: 1 }
  expect(hullAreas({ ...hull, keel: 'fin' })).toMatchObject({ topsides: 31.2, deck: 22.5, underWater: 18 })
  expect(hullAreas({ ...hull, keel: 'long' }).underWater).toBe(27)
  expect(hullAreas({ ...hull, keel: 'motor' }).underWater).toBeCloseTo(30.6)
})

test.each<[string | null, number]>([
  ['12', 12],
  ['12,5', 12.5],
  ['0', 2],
  ['1000', 60],
  ...['', '-3', 'ten', '1e3', 'Infinity', null].map((text): [string | null, number] => [text, 10]),
])('a length of %o is read as %d', (text, metres) => {
  expect(readMeasure('loa', text)).toBe(metres)
})

test('an unknown keel is that of a motor boat', () => {
  expect(readKeel('long')).toBe('long')
  expect(readKeel('wings')).toBe('motor')
})

test('the packages hold what the specification of the product says', () => {
  const [nose, front, road, full] = carPackages.map(({ parts }) => parts)
  expect(nose).toEqual(['front-bumper', 'headlights', 'mirrors'])
  expect(front).toEqual([...(nose ?? []), 'hood', 'fenders'])
  expect(road).toEqual([...(front ?? []), 'rockers', 'quarter', 'rear-bumper'])
  expect(full).toEqual(panels.map(({ id }) => id))
})

test.each([
  [carPackages, panels],
  [boatPackages, hullZones],
])('a package is chosen when the parts are exactly its own', (packages, parts) => {
  for (const { name, parts: own } of packages) expect(packageOf(packages, own)).toBe(name)
  expect(packageOf(packages, [])).toBeNull()
  expect(packageOf(packages, [parts[0]?.id ?? ''])).toBeNull()
})

test('parts are read from an address: the known ones, once, in order', () => {
  expect(readParts(panels, 'hood.front-bumper.hood.<script>')).toEqual(['front-bumper', 'hood'])
  expect(readParts(panels, '')).toEqual([])
  expect(toggled(panels, ['hood'], 'roof')).toEqual(['hood', 'roof'])
  expect(toggled(panels, ['hood', 'roof'], 'hood')).toEqual(['roof'])
})

test.each([
  ['M0 0H10V10H0Z', 100],
  ['M0 0L10 0L10 10L0 10Z', 100],
  ['M0 0H10V10H0ZM20 0H30V10H20Z', 200],
  ['M-10 0A10 10 0 0 1 10 0Z', (Math.PI * 100) / 2],
  ['M0 0C0 5 0 10 0 10L10 10L10 0Z', 100],
])('the area of %s is %d', (path, area) => {
  expect(Math.abs(pathArea(path) / area - 1)).toBeLessThan(0.01)
})

test('every panel has its area in the drawings, and every zone its shape', () => {
  for (const { id } of panels) expect(weights[id]).toBeGreaterThan(0)
  expect(Object.keys(weights).sort()).toEqual(panels.map(({ id }) => id).sort())
  expect(Object.keys(panelAreas(drawing('boat'))).sort()).toEqual(hullZones.map(({ id }) => id).sort())
})

test('the whole car needs the whole planning figure, and no panels none', () => {
  const all = panels.map(({ id }) => id)
  const { area, metres, withWaste } = estimateFilm('sedan', all, weights)
  expect(metres).toEqual([15, 18])
  expect(area.map((each) => Math.round(each))).toEqual([23, 27])
  expect(withWaste[0]).toBeCloseTo(16.5)
  expect(estimateFilm('sedan', [], weights).area).toEqual([0, 0])
  const nose = estimateFilm('sedan', carPackages[0]?.parts ?? [], weights)
  const front = estimateFilm('sedan', carPackages[1]?.parts ?? [], weights)
  expect(nose.area[0]).toBeLessThan(front.area[0])
  expect(formatRange([4.06, 5.41])).toBe('4.1 to 5.4')
  expect(formatRange([0, 0])).toBe('0.0')
})

test('the classes are those of the planning figures', () => {
  expect(vehicles.map(({ metres }) => metres)).toEqual([
    [10, 13],
    [15, 18],
    [18, 21],
    [20, 23],
    [23, 28],
  ])
})

test('each place has a limit for each window, and a source', () => {
  for (const { limits, source } of places) {
    expect(Object.keys(limits)).toEqual([...windows])
    expect(sources[source]).toBeTruthy()
  }
  expect(places.find(({ name }) => name === 'United Kingdom')?.limits).toEqual({
    Windscreen: 75,
    'Front side': 70,
    'Rear side': 'free',
    Rear: 'free',
  })
})

test('no figure stands in a text without its source', () => {
  const texts = [
    ...[ppfDoes, ppfCare, tintChanges, windowCare, marineDoes, marineCare].flat(),
    ...[ppfQuestions, windowQuestions, marineQuestions]
      .flat()
      .map(({ answer, source }) => ({ text: answer, source })),
    ...marineZones.map(({ why, source }) => ({ text: why, source })),
  ]
  expect(texts.filter(({ text, source }) => /\d/.test(text) && !source).map(({ text }) => text)).toEqual([])
})

test('every figure that is shown has a source', () => {
  for (const { label, value, source } of [...ppfFacts, ...windowFacts]) {
    expect(label && value).toBeTruthy()
    expect(sources[source]).toBeTruthy()
  }
  for (const source of [
    ...ppfSources,
    ...windowSources,
    ...marineSources,
    materialsSource,
    constructionsSource,
  ])
    expect(sources[source]).toBeTruthy()
})
