import type { PlaceId, VehicleId } from '@/lib/content/facts/films'
import { places } from '@/lib/content/facts/laws'
import { currentQuery, followRouter, setQueryState } from '@/lib/url/query-state'
import * as tool from './tint-tool'
import { placeStore, vehicleStore } from './vehicle-store'
import { vehicleOf } from './vehicles'

const NOTHING: tool.Kept = { vehicle: null, place: null, likely: undefined, now: '2026-11' }
const read = (query: string, kept: Partial<tool.Kept> = {}) =>
  tool.readTint(new URLSearchParams(query), { ...NOTHING, ...kept })
const glassOf = ({ windows }: ReturnType<typeof read>) =>
  (['front-side', 'rear-side', 'rear'] as const).map((id) => windows[id].glass)
const films = (query: string, kept?: Partial<tool.Kept>) => {
  const tint = read(query, kept)
  return Object.fromEntries(tool.tintedWindows(tint).map((id) => [id, tint.windows[id].film]))
}

test('the rear glass of a taller vehicle is assumed to be darker, and another vehicle keeps glass that was given', () => {
  for (const vehicle of ['sedan', 'compact'] as const)
    expect(glassOf(read('', { vehicle }))).toEqual([75, 75, 75])
  for (const vehicle of ['small-suv', 'truck'] as const)
    expect(glassOf(read('', { vehicle }))).toEqual([75, 20, 20])
  setQueryState(tool.tintState(read('front-side=35.75&rear-side=20.75&rear=20.50')))
  tool.changeTintVehicle(vehicleOf('large-suv'))
  expect(glassOf(read(currentQuery()))).toEqual([75, 20, 50])
})

test.each<[PlaceId | null, VehicleId | null, Record<string, number>]>([
  [null, null, { 'front-side': 35, 'rear-side': 20, rear: 20 }],
  ['texas', 'truck', { 'front-side': 35, 'rear-side': 20, rear: 20 }],
  ['florida', 'sedan', { 'front-side': 50, 'rear-side': 20, rear: 20 }],
  // No available shade is light enough for 70%.
  ['new-york', 'sedan', { rear: 20 }],
  ['new-york', 'small-suv', { 'rear-side': 20, rear: 20 }],
  ['spain', 'sedan', { 'rear-side': 20, rear: 20 }],
])('in %s, for a %s, the tool opens without a film that is too dark', (place, vehicle, expected) => {
  expect(films('', { place, vehicle })).toEqual(expected)
})

test('the query wins over the kept vehicle and place, which win over the time zone', () => {
  const at = (...[query, kept]: Parameters<typeof read>) => {
    const { vehicle, place } = read(query, kept)
    return [vehicle.id, place]
  }
  const kept = { vehicle: 'truck', place: 'texas', likely: 'spain' } as const
  expect(at('vehicle=compact&place=florida', kept)).toEqual(['compact', 'florida'])
  expect(at('vehicle=tank&place=atlantis', kept)).toEqual(['sedan', 'texas'])
  expect(at('', kept)).toEqual(['truck', 'texas'])
  expect(at('', { likely: 'spain' })).toEqual(['sedan', 'spain'])
  expect(at('')).toEqual(['sedan', undefined])
})

test.each([
  ['film=15&glass=20&window=rear', 'rear', { film: 15, glass: 20 }],
  ['film=15', 'front-side', { film: 15, glass: 75 }],
  ['window=sunroof', 'front-side', { film: 35, glass: 75 }],
] as const)('a query of earlier versions (%s) tints and selects the %s alone', (query, window, pane) => {
  const tint = read(query, { place: 'new-york' })
  expect([tool.tintedWindows(tint), tint.selected]).toEqual([[window], window])
  expect(tint.windows[window]).toMatchObject(pane)
})

test('the state survives its query, with the shades of windows that are not tinted', () => {
  const query =
    'vehicle=truck&place=texas&front-side=15.75&rear-side=20.20&rear=5.20.off&windscreen=70.75.off&selected=rear&from=outside&at=night'
  expect(new URLSearchParams(tool.tintState(read(query))).toString()).toBe(query)
})

const unreadable = [
  'abc.75',
  '35.abc',
  '35.0',
  '1e1.75',
  '0x23.0x4b',
  '35.75.OFF',
  '',
  'dark.many',
  '999.-4.<b>',
]

test.each(unreadable)(
  'a window that cannot be read (%s) is not tinted, is selected, and stays until it is changed',
  (text) => {
    const tint = read(`rear=${text}&front-side=35.75`)
    expect(tool.tintedWindows(tint)).toEqual(['front-side'])
    expect(tint.windows.rear.unread).toBe(text)
    expect(tint.selected).toBe('rear')
    const state = tool.tintState(tint)
    expect(read(new URLSearchParams(state).toString()).windows.rear.unread).toBe(text)
    setQueryState(state)
    tool.changeWindow({ film: 20, isOn: true })
    expect(read(currentQuery()).windows.rear).toMatchObject({
      film: 20,
      glass: 75,
      isOn: true,
    })
  },
)

test('a film of an earlier link that cannot be read tints nothing', () => {
  const tint = read('film=abc&glass=75&window=rear')
  expect(tool.tintLines(tint)).toEqual([])
  expect(tint.windows.rear.unread).toBe('abc')
})

test('each tinted window is a line of the quote with its vehicle and place', () => {
  expect(tool.tintLines(read('vehicle=truck&place=texas&front-side=35.75&rear=20.20'))).toEqual([
    '/window-film?film=35&glass=75&window=front-side&place=texas&vehicle=truck',
    '/window-film?film=20&glass=20&window=rear&place=texas&vehicle=truck',
  ])
})

test('a change is in the query, and keeps the vehicle and the place for the next visit; a URL alone does not', () => {
  followRouter('')
  const now = () => read(currentQuery())
  tool.changeTint((tint) => ({ ...tint, vehicle: vehicleOf('truck'), place: 'texas' }))
  expect(now()).toMatchObject({ vehicle: { id: 'truck' }, place: 'texas' })
  expect([vehicleStore.get(), placeStore.get()]).toEqual(['truck', 'texas'])
  tool.changeWindow({ film: 5, isOn: true }, 'rear')
  tool.changeWindow({ film: 15 })
  expect(now().windows).toMatchObject({ rear: { film: 5, isOn: true }, 'front-side': { film: 15 } })
  tool.changeTint((tint) => ({ ...tint, place: undefined }))
  expect(placeStore.get()).toBe('texas')
  setQueryState({ vehicle: 'compact', place: 'florida' })
  expect([vehicleStore.get(), placeStore.get()]).toEqual(['truck', 'texas'])
  tool.changeWindow({ film: 50 })
  expect([vehicleStore.get(), placeStore.get()]).toEqual(['compact', 'florida'])
})

test('a vehicle or a place that is stored and unknown counts as none', () => {
  localStorage.setItem('tersa.vehicle', 'tank')
  localStorage.setItem('tersa.place', 'atlantis')
  expect([vehicleStore.get(), placeStore.get()]).toEqual([null, null])
})

test('a wrong glass is kept until it is corrected, has no verdict and adds no line', () => {
  const texas = places.find(({ id }) => id === 'texas')
  const wrong = read('film=15&glass=200&window=rear')
  expect([wrong.wrongGlass, tool.tintLines(wrong)]).toEqual(['200', []])
  expect(tool.tintState(wrong)['typed-glass']).toBe('200')
  expect(read('typed-glass=50').wrongGlass).toBeUndefined()
  const verdicts = tool.verdictsOf(read('front-side=35.75&rear=20.20&typed-glass=dark'), texas, '2026-11')
  expect(verdicts).toMatchObject({ 'front-side': null, rear: { kind: 'within' } })
})

test.each([
  ['', 'Without a place we cannot say what is legal.'],
  ['place=texas', 'Three windows, all legal in Texas.'],
  ['place=texas&front-side=35.75.off', ''],
  ['place=texas&front-side=15.75&rear=20.20', 'Legal in Texas: the rear window.'],
  ['place=texas&front-side=15.75', 'None of these is legal in Texas.'],
  ['place=spain&front-side=70.75&rear=20.20', 'Ask first: the rear window.'],
  ['place=mexico&front-side=15.75', 'Ask first: the front side windows.'],
])('what adding the windows of “%s” means for the law: %s', (query, summary) => {
  const tint = read(query)
  const place = places.find(({ id }) => id === tint.place)
  const verdicts = tool.verdictsOf(tint, place, '2026-11')
  expect(tool.summaryOf(tool.tintedWindows(tint), place, verdicts)).toBe(summary)
})
