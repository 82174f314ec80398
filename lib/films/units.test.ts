import { assert, configureGlobal, constantFrom, double, property } from 'fast-check'
import { unitSystems, unitsOfLanguage } from '@/lib/config/units'
import { readMeasure } from '@/lib/parsing/measure'
import * as figures from './units'

configureGlobal({ seed: 7 })

test.each([
  [9, '9 m', '29 ft 6 in'],
  [8.9916, '8.99 m', '29 ft 6 in'],
  [0.2, '0.2 m', '8 in'],
  [1.5, '1.5 m', '4 ft 11 in'],
  [3.048, '3.05 m', '10 ft'],
  [0.3, '0.3 m', '1 ft'],
])('a length of %d m is written as %s and as %s', (metres, metric, us) => {
  expect([figures.formatLength(metres, 'metric'), figures.formatLength(metres, 'us')]).toEqual([metric, us])
})

test('areas and lengths of roll are estimates in tenths of meters or whole feet; a range of equal ends is one figure', () => {
  expect(figures.formatArea([10.36, 11.9], 'metric')).toBe('10.4 to 11.9 m²')
  expect(figures.formatArea([10.36, 11.9], 'us')).toBe('112 to 128 sq ft')
  expect(figures.formatRoll([6.81, 7.86], 'metric')).toBe('6.8 to 7.9 m')
  expect(figures.formatRoll([6.81, 7.86], 'us')).toBe('22 to 26 ft')
  expect([figures.formatWidth(1.52, 'metric'), figures.formatWidth(1.52, 'us')]).toEqual(['1.52 m', '60 in'])
  expect(figures.formatArea(31.2, 'metric')).toBe('31.2 m²')
  expect(figures.formatArea([0, 0], 'metric')).toBe('0.0 m²')
  expect(figures.formatArea([31.2, 31.21], 'us')).toBe('336 sq ft')
})

test('the limits of a measure are whole feet, within them', () => {
  const limits = (min: number, max: number) =>
    [figures.formatBound(min, 'us', Math.ceil), figures.formatBound(max, 'us', Math.floor)].join(', ')
  expect([limits(2, 60), limits(0.2, 5)]).toEqual(['7 ft, 196 ft', '8 in, 16 ft'])
  expect(figures.formatBound(0.5, 'metric', Math.ceil)).toBe('0.5 m')
})

test('both systems are named, the visitor’s own first', () => {
  expect(figures.inBoth('metric')((units) => figures.formatLength(9, units))).toBe('9 m (29 ft 6 in)')
  expect(figures.inBoth('us')((units) => figures.formatLength(9, units))).toBe('29 ft 6 in (9 m)')
  expect(figures.inOne('us')((units) => figures.formatLength(9, units))).toBe('29 ft 6 in')
})

test.each([
  ['us', ['en-US', 'es-US', 'en-US-u-hc-h12', 'zh-Hans-US']],
  ['metric', ['en-GB-x-us', 'en-GB', 'es']],
])('browsers start with %s units in %j', (units, languages) => {
  expect(languages.map(unitsOfLanguage)).toEqual(languages.map(() => units))
})

const lengths = double({ min: 0.2, max: 60, noNaN: true })
const fields = constantFrom<'m' | 'ft'>('m', 'ft')

test('any length is read back from its text in either field, to the centimeter or the inch', () => {
  const isReadBack = property(lengths, constantFrom(...unitSystems), fields, (metres, units, alone) => {
    const shown = figures.formatLength(metres, units)
    const read = readMeasure(shown, alone) ?? Number.NaN
    expect(Math.abs(read - metres)).toBeLessThanOrEqual(units === 'us' ? 0.0128 : 0.0051)
    expect(figures.formatLength(read, units)).toBe(shown)
  })
  assert(isReadBack)
})

test('the choice of a visitor decides, else a shared link, which is not kept, else the language of the browser', () => {
  const onChange = jest.fn()
  const stop = figures.unitsStore.subscribe(onChange)
  expect(figures.unitsStore.get()).toBe('metric')
  figures.hintUnits('us')
  expect(figures.unitsStore.get()).toBe('us')
  expect(onChange).toHaveBeenCalled()
  expect(localStorage.getItem('tersa.units')).toBeNull()
  figures.unitsStore.set('metric')
  expect(figures.unitsStore.get()).toBe('metric')
  expect(localStorage.getItem('tersa.units')).toBe('metric')
  // A damaged choice is none.
  localStorage.setItem('tersa.units', 'cubits')
  expect(figures.unitsStore.get()).toBe('us')
  figures.hintUnits(null)
  expect(figures.unitsStore.get()).toBe('metric')
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-US')
  expect(figures.unitsStore.get()).toBe('us')
  stop()
})
