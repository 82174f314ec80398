import { frontPanels, panels } from './coverage'
import { openEdges } from './edges'

test('the Front package ends at the doors, the rockers and the pillars', () => {
  expect(Object.fromEntries(openEdges(frontPanels, 'car'))).toEqual({
    fenders: ['door-front', 'rockers', 'roof'],
    mirrors: ['door-front'],
  })
})

const all = panels.map(({ id }) => id)

test('a car that is covered completely, or not at all, has no visible film edge', () => {
  expect(openEdges(all, 'suv').size).toBe(0)
  expect(openEdges([], 'suv').size).toBe(0)
})

test('film on a tailgate ends at the roof, and film on bed sides does not end at the cab', () => {
  expect(openEdges(['trunk'], 'car').get('trunk')).toEqual(['quarter', 'rear-bumper'])
  expect(openEdges(['trunk'], 'suv').get('trunk')).toEqual(['quarter', 'rear-bumper', 'roof'])
  expect(openEdges(['quarter'], 'truck').get('quarter')).toEqual(['trunk', 'rear-bumper'])
})
