import { assert, constantFrom, double, property } from 'fast-check'
import { unitSystems } from '@/lib/config/units'
import { readFeet } from './read-length'
import { formatLength } from './units'

test.each([
  ['29 ft 6 in', 8.9916],
  [`29'6"`, 8.9916],
  ['29’ 6”', 8.9916],
  ['29 6', 8.9916],
  ['29.5', 8.9916],
  ['29,5 pies', 8.9916],
  ['29 pies 6 pulg.', 8.9916],
  ['30', 9.144],
  ['30 ft', 9.144],
  ['30 ft 0', 9.144],
  ['18 in', 0.4572],
  ['18"', 0.4572],
  [' 3FT ', 0.9144],
])('%s is %d metres', (text, metres) => {
  expect(readFeet(text)).toBe(metres)
})

test.each(['', 'abc', '-3', '9 m', 'ft', '6 in 3 ft', '1 2 3', '29 ft six', '1'.repeat(1000)])(
  '“%s” is not a length',
  (text) => {
    expect(readFeet(text)).toBeNull()
  },
)

test('what a field shows in feet and inches is read as the same feet and inches', () => {
  assert(
    property(double({ min: 0.1, max: 60, noNaN: true }), (metres) => {
      const shown = formatLength(metres, 'us')
      expect(formatLength(readFeet(shown) ?? 0, 'us')).toBe(shown)
    }),
  )
})

test('a length reads the same after any number of switches, because the metres stay', () => {
  assert(
    property(double({ min: 0.1, max: 60, noNaN: true }), constantFrom(...unitSystems), (metres, units) => {
      const before = formatLength(metres, units)
      for (const each of unitSystems) formatLength(metres, each)
      expect(formatLength(metres, units)).toBe(before)
    }),
  )
})
