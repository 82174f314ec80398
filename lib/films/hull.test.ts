import { estimatedMeasures, hullAreas, keelOf, keels, readHull } from './hull'

const reader = (typed: Readonly<Record<string, string>>) => (name: string) => typed[name] ?? null
const hullOf = (typed: Readonly<Record<string, string>>) => readHull(reader(typed))

test('a hull of LOA 10, B 3, F 1.2 has 31.2 m² of topsides and 22.5 m² of deck', () => {
  const hull = { loa: 10, lwl: 9, beam: 3, freeboard: 1.2, draught: 1 }
  expect(hullAreas({ ...hull, keel: 'fin' })).toMatchObject({ topsides: 31.2, deck: 22.5, underWater: 18 })
  expect(hullAreas({ ...hull, keel: 'long' }).underWater).toBe(27)
  expect(hullAreas({ ...hull, keel: 'motor' }).underWater).toBeCloseTo(30.6)
  expect(keels.map(({ factor }) => factor)).toEqual([0.5, 0.75, 0.85])
})

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.', 12],
  ['.5', 2],
  ['-3', 2],
  ['0', 2],
  ['99999', 60],
  ...['', 'ten', '1e3', 'Infinity'].map((text): [string, number] => [text, 10]),
])('a length of %o is read as %d', (loa, metres) => {
  expect(hullOf({ loa }).loa).toBe(metres)
})

test('without any measure, the boat is 10 m long', () => {
  expect(hullOf({})).toEqual({ loa: 10, lwl: 9, beam: 3, freeboard: 1.2, draught: 1, keel: 'motor' })
})

test.each([
  ['2', { lwl: 1.8, beam: 0.6, freeboard: 0.24, draught: 0.2 }],
  ['9', { lwl: 8.1, beam: 2.7, freeboard: 1.08, draught: 0.9 }],
  ['60', { lwl: 54, beam: 15, freeboard: 5, draught: 6 }],
])('from a length of %s m, the other measures are estimated within their limits', (loa, others) => {
  expect(hullOf({ loa })).toMatchObject(others)
})

test('a measure that the visitor has given is not estimated, whatever the length', () => {
  const typed = { loa: '9', beam: '2.8', draught: 'deep', freeboard: '' }
  expect(hullOf(typed)).toMatchObject({ beam: 2.8, freeboard: 1.08, draught: 0.9 })
  expect(estimatedMeasures(reader(typed))).toEqual(['lwl', 'freeboard', 'draught'])
})

test.each([
  ['5', '9', 4.9],
  ['9', '9', 8.9],
  ['2', '2', 1.9],
])('on a boat of %s m, a waterline of %s m is shortened to %d m', (loa, lwl, metres) => {
  expect(hullOf({ loa, lwl }).lwl).toBe(metres)
})

test('an unknown keel falls back to a motor boat', () => {
  expect(keelOf('long').id).toBe('long')
  expect(keelOf('wings').id).toBe('motor')
})
