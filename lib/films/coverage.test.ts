import { carPackages, panels } from './coverage'
import { boatPackages, hullZones } from './hull'
import { packageOf, readParts, toggled } from './parts'

test('the boat packages contain the specified zones', () => {
  expect(boatPackages.map(({ id, parts }) => [id, ...parts])).toEqual([
    ['dock', 'rub-rail', 'quarter', 'transom', 'swim-platform'],
    ['bow', 'bow', 'waterline', 'foredeck'],
    ['topsides', 'bow', 'hull-side', 'quarter', 'transom', 'waterline', 'rub-rail'],
    ['full', ...hullZones.map(({ id }) => id)],
  ])
})

test.each([
  [carPackages, panels],
  [boatPackages, hullZones],
])('a package is selected when exactly its parts are chosen', (packages, parts) => {
  for (const each of packages) expect(packageOf(packages, each.parts)).toBe(each)
  expect(packageOf(packages, [])).toBeUndefined()
  expect(packageOf(packages, [parts[0]?.id ?? ''])).toBeUndefined()
})

test('known parts are read from a URL, each once and in order', () => {
  expect(readParts(panels, 'hood.front-bumper.hood.<script>')).toEqual(['front-bumper', 'hood'])
  expect(readParts(panels, '')).toEqual([])
  expect(toggled(panels, ['hood'], 'roof')).toEqual(['hood', 'roof'])
  expect(toggled(panels, ['hood', 'roof'], 'hood')).toEqual(['roof'])
})
