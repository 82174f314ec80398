import { carPackages, frontPanels, panels } from './coverage'
import { openEdges } from './edges'

test('the Front package ends at the doors, the rockers and the pillars', () => {
  expect(Object.fromEntries(openEdges(frontPanels, 'car'))).toEqual({
    fenders: ['door-front', 'rockers', 'roof'],
    mirrors: ['door-front'],
  })
})

test('a car that is covered completely, or not at all, has no visible film edge', () => {
  expect(
    openEdges(
      panels.map(({ id }) => id),
      'suv',
    ).size,
  ).toBe(0)
  expect(openEdges([], 'suv').size).toBe(0)
})

test('edges and packages name known panels only', () => {
  const known = new Set(panels.map(({ id }) => id))
  for (const { id } of panels)
    expect(
      openEdges([id], 'hatch')
        .get(id)
        ?.every((bare) => known.has(bare)),
    ).toBe(true)
  expect(carPackages.every(({ parts }) => parts.every((part) => known.has(part)))).toBe(true)
})

test('film on a tailgate ends at the roof, and film on bed sides does not end at the cab', () => {
  expect(openEdges(['trunk'], 'car').get('trunk')).toEqual(['quarter', 'rear-bumper'])
  expect(openEdges(['trunk'], 'suv').get('trunk')).toEqual(['quarter', 'rear-bumper', 'roof'])
  expect(openEdges(['quarter'], 'truck').get('quarter')).toEqual(['trunk', 'rear-bumper'])
})
