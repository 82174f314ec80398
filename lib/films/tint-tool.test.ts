import type { PlaceId, VehicleId } from '@/lib/content/facts/films'
import { places } from '@/lib/content/facts/laws'
import { currentQuery, followRouter, setQueryState } from '@/lib/url/query-state'
import * as tool from './tint-tool'
import { placeStore, vehicleStore } from './vehicle-store'
import { vehicleOf } from './vehicles'

const NOTHING: tool.Kept = { vehicle: null, place: null, likely: undefined, now: '2026-11' }
const read = (query: string, kept: Partial<tool.Kept> = {}) =>
  tool.readTint(new URLSearchParams(query), { ...NOTHING, ...kept })
const glassOf = ({ windows }: tool.Tint) =>
  (['front-side', 'rear-side', 'rear'] as const).map((id) => windows[id].glass)
const films = (query: string, kept?: Partial<tool.Kept>) => {
  const tint = read(query, kept)
  return Object.fromEntries(tool.tintedWindows(tint).map((id) => [id, tint.windows[id].film]))
}

test('the rear glass of a taller vehicle is assumed to be darker, and another vehicle keeps glass that was given', () => {
  for (const vehicle of ['sedan', 'compact'] as const)
    expect(glassOf(read('', { vehicle }))).toEqual(['factory', 'factory', 'factory'])
  for (const vehicle of ['small-suv', 'truck'] as const)
    expect(glassOf(read('', { vehicle }))).toEqual(['factory', 'privacy', 'privacy'])
  setQueryState(tool.tintState(read('front-side=35.75&rear-side=15.75&rear=20.50')))
  tool.changeOpening({ vehicle: vehicleOf('large-suv') })
  expect(glassOf(read(currentQuery()))).toEqual(['factory', 'privacy', 50])
})

test.each<[PlaceId | null, VehicleId | null, Record<string, number>]>([
  [null, null, { 'front-side': 35, 'rear-side': 20, rear: 20 }],
  ['texas', 'truck', { 'front-side': 35, 'rear-side': 20, rear: 20 }],
  ['florida', 'sedan', { 'front-side': 35, 'rear-side': 20, rear: 20 }],
  // Its privacy glass with 20% film is too dark for any class of vehicles; with a lighter film it depends on the class.
  ['florida', 'small-suv', { 'front-side': 35, 'rear-side': 70, rear: 70 }],
  // With factory glass of 70%, 35% film lets too little through.
  ['north-dakota', 'sedan', { 'front-side': 50, 'rear-side': 20, rear: 20 }],
  // No shade is light enough for 70%.
  ['new-york', 'sedan', { rear: 20 }],
  ['new-york', 'small-suv', { 'rear-side': 20, rear: 20 }],
  ['spain', 'sedan', { 'rear-side': 20, rear: 20 }],
  // The lightest shade depends on the glass, and is too dark on privacy glass.
  ['colombia', 'sedan', { 'rear-side': 70, rear: 70 }],
  ['colombia', 'truck', {}],
  ['colombia', 'large-suv', { rear: 70 }],
  ['mexico', 'sedan', { 'front-side': 35, 'rear-side': 20, rear: 20 }],
])('in %s, for a %s, the tool opens without a film that is too dark', (place, vehicle, expected) => {
  expect(films('', { place, vehicle })).toEqual(expected)
})

test('the windows that may have film come first, and the first of them is selected', () => {
  const openedIn = (place: PlaceId) => tool.openingOf(vehicleOf('sedan'), place, '2026-11').order
  expect(openedIn('texas')).toEqual(['front-side', 'rear-side', 'rear', 'windscreen'])
  expect(openedIn('colombia')).toEqual(['rear-side', 'rear', 'front-side', 'windscreen'])
  expect(read('', { place: 'colombia' }).selected).toBe('rear-side')
})

test('windows that nobody has changed follow the place and the vehicle; others keep what was chosen', () => {
  followRouter('')
  const now = () => read(currentQuery())
  const on = () => tool.tintedWindows(now()).map((id) => [id, now().windows[id].film])
  tool.changeOpening({ place: 'colombia' })
  expect(on()).toEqual([
    ['rear-side', 70],
    ['rear', 70],
  ])
  tool.changeOpening({ vehicle: vehicleOf('truck') })
  expect(on()).toEqual([])
  tool.changeOpening({ place: 'texas' })
  expect(on()).toEqual([
    ['front-side', 35],
    ['rear-side', 20],
    ['rear', 20],
  ])
  expect(now().selected).toBe('front-side')
  tool.changeWindow({ film: 15, isOn: true })
  tool.changeOpening({ place: 'colombia' })
  expect(on()).toEqual([['front-side', 15]])
  expect(now().selected).toBe('front-side')
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
  ['film=15&glass=20&window=rear', 'rear', { film: 15, glass: 'privacy' }],
  ['film=15', 'front-side', { film: 15, glass: 'factory' }],
  ['window=sunroof', 'front-side', { film: 35, glass: 'factory' }],
] as const)('a query of earlier versions (%s) tints and selects the %s alone', (query, window, pane) => {
  const tint = read(query, { place: 'new-york' })
  expect([tool.tintedWindows(tint), tint.selected]).toEqual([[window], window])
  expect(tint.windows[window]).toMatchObject(pane)
})

test('the state survives its query, with the shades of windows that are not tinted', () => {
  const query =
    'vehicle=truck&place=texas&front-side=15.74m&rear-side=20.20&rear=5.20m.off&windscreen=70.75.off&selected=rear&from=outside&at=night'
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
      glass: 'factory',
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
