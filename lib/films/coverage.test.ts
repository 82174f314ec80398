import { boatPackages, carPackages, hullZones, packageOf, panels, readParts, toggled } from './coverage'

test('the packages hold what the specification of the product says', () => {
  const [nose, front, road, full] = carPackages.map(({ parts }) => parts)
  expect(nose).toEqual(['front-bumper', 'headlights', 'mirrors'])
  expect(front).toEqual([...(nose ?? []), 'hood', 'fenders'])
  expect(road).toEqual([...(front ?? []), 'rockers', 'quarter', 'rear-bumper'])
  expect(full).toEqual(panels.map(({ id }) => id))
})

test('the boat’s packages are what rubs at the dock, at the bow, on the topsides, and everything', () => {
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
])('a package is chosen when the parts are exactly its own', (packages, parts) => {
  for (const { name, parts: own } of packages) expect(packageOf(packages, own)).toBe(name)
  expect(packageOf(packages, [])).toBeNull()
  expect(packageOf(packages, [parts[0]?.id ?? ''])).toBeNull()
})

test('parts are read from a URL: the known ones, once, in order', () => {
  expect(readParts(panels, 'hood.front-bumper.hood.<script>')).toEqual(['front-bumper', 'hood'])
  expect(readParts(panels, '')).toEqual([])
  expect(toggled(panels, ['hood'], 'roof')).toEqual(['hood', 'roof'])
  expect(toggled(panels, ['hood', 'roof'], 'hood')).toEqual(['roof'])
})
