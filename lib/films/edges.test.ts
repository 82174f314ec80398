import { carPackages, frontPanels, panels } from './coverage'
import { openEdges } from './edges'

test('the Front package ends at the doors, the rockers and the pillars', () => {
  expect(Object.fromEntries(openEdges(frontPanels))).toEqual({
    fenders: ['door-front', 'rockers', 'roof'],
    mirrors: ['door-front'],
  })
})

test('a car that is covered completely, or not at all, has no visible film edge', () => {
  expect(openEdges(panels.map(({ id }) => id)).size).toBe(0)
  expect(openEdges([]).size).toBe(0)
})

test('edges and packages name known panels only', () => {
  const known = new Set(panels.map(({ id }) => id))
  for (const { id } of panels)
    expect(
      openEdges([id])
        .get(id)
        ?.every((bare) => known.has(bare)),
    ).toBe(true)
  expect(carPackages.every(({ parts }) => parts.every((part) => known.has(part)))).toBe(true)
})
