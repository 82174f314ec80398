import { boatPackages, carPackages, hullZones, packageOf, panels, readParts, toggled } from './coverage'

test('the car packages contain the specified panels', () => {
  const [nose, front, road, full] = carPackages.map(({ parts }) => parts)
  expect(nose).toEqual(['front-bumper', 'headlights', 'mirrors'])
  expect(front).toEqual([...(nose ?? []), 'hood', 'fenders'])
  expect(road).toEqual([...(front ?? []), 'rockers', 'quarter', 'rear-bumper'])
  expect(full).toEqual(panels.map(({ id }) => id))
})

test('the boat packages contain the specified zones', () => {
  expect(boatPackages.map(({ name, parts }) => [name, ...parts])).toEqual([
    ['Dock', 'rub-rail', 'quarter', 'transom', 'swim-platform'],
    ['Bow', 'bow', 'waterline', 'foredeck'],
    ['Topsides', 'bow', 'hull-side', 'quarter', 'transom', 'waterline', 'rub-rail'],
    ['Full', ...hullZones.map(({ id }) => id)],
  ])
})

test.each([
  [carPackages, panels],
  [boatPackages, hullZones],
])('a package is selected when exactly its parts are chosen', (packages, parts) => {
  for (const { name, parts: own } of packages) expect(packageOf(packages, own)).toBe(name)
  expect(packageOf(packages, [])).toBeNull()
  expect(packageOf(packages, [parts[0]?.id ?? ''])).toBeNull()
})

test('known parts are read from a URL, each once and in order', () => {
  expect(readParts(panels, 'hood.front-bumper.hood.<script>')).toEqual(['front-bumper', 'hood'])
  expect(readParts(panels, '')).toEqual([])
  expect(toggled(panels, ['hood'], 'roof')).toEqual(['hood', 'roof'])
  expect(toggled(panels, ['hood', 'roof'], 'hood')).toEqual(['roof'])
})
