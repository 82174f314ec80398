import { hullAreas, keelOf, keels, measures, readHull, readMeasure } from './hull'

test('a hull of LOA 10, B 3, F 1.2 has 31.2 m² of topsides and 22.5 m² of deck', () => {
  const hull = { loa: 10, lwl: 9, beam: 3, freeboard: 1.2, draught: 1 }
  expect(hullAreas({ ...hull, keel: 'fin' })).toMatchObject({ topsides: 31.2, deck: 22.5, underWater: 18 })
  expect(hullAreas({ ...hull, keel: 'long' }).underWater).toBe(27)
  expect(hullAreas({ ...hull, keel: 'motor' }).underWater).toBeCloseTo(30.6)
  expect(keels.map(({ factor }) => factor)).toEqual([0.5, 0.75, 0.85])
})

test.each<[string | null, number]>([
  ['12', 12],
  ['12,5', 12.5],
  ['12.', 12],
  ['.5', 2],
  ['-3', 2],
  ['0', 2],
  ['99999', 60],
  ...['', 'ten', '1e3', 'Infinity', null].map((text): [string | null, number] => [text, 10]),
])('a length of %o is read as %d', (text, metres) => {
  expect(readMeasure('loa', text)).toBe(metres)
})

test('each measure has its limits and initial value', () => {
  expect(Object.entries(measures).map(([name, { min, max, start }]) => [name, min, start, max])).toEqual([
    ['loa', 2, 10, 60],
    ['lwl', 2, 9, 60],
    ['beam', 0.5, 3, 15],
    ['freeboard', 0.2, 1.2, 5],
    ['draught', 0.1, 1, 6],
  ])
})

test('a waterline is not longer than its boat', () => {
  const typed = new Map([
    ['loa', '5'],
    ['lwl', '9'],
  ])
  expect(readHull((name) => typed.get(name) ?? null)).toMatchObject({
    loa: 5,
    lwl: 5,
    beam: 3,
    keel: 'motor',
  })
})

test('an unknown keel falls back to a motor boat', () => {
  expect(keelOf('long').id).toBe('long')
  expect(keelOf('wings').id).toBe('motor')
})
