import { frontPanels, panels } from './coverage'
import { openEdges } from './edges'

test('the Front package ends at the doors, the rockers and the pillars', () => {
  expect(Object.fromEntries(openEdges(frontPanels, 'car'))).toEqual({
    fenders: ['door-front', 'rockers', 'roof'],
    mirrors: ['door-front'],
  })
})

test('film on a tailgate ends at the roof, film on bed sides not at the cab, and film on all or no panels nowhere', () => {
  for (const parts of [panels.map(({ id }) => id), []]) expect(openEdges(parts, 'suv').size).toBe(0)
  expect(openEdges(['trunk'], 'car').get('trunk')).toEqual(['quarter', 'rear-bumper'])
  expect(openEdges(['trunk'], 'suv').get('trunk')).toEqual(['quarter', 'rear-bumper', 'roof'])
  expect(openEdges(['quarter'], 'truck').get('quarter')).toEqual(['trunk', 'rear-bumper'])
})
