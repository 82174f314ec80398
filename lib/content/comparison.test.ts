import { commonFacts, isComparable } from './comparison'
import { materialComparison } from './ppf/fitting'
import { constructionComparison } from './window-film/choosing'

const shade = { name: 'Shade', facts: { Light: '35%' } }
const dyed = { name: 'Dyed', facts: { Inside: 'Colour', Drawback: 'It fades' } }
const carbon = { name: 'Carbon', facts: { Inside: 'Carbon' } }

test('only what is known of every chosen thing is compared', () => {
  expect(commonFacts([dyed])).toEqual(['Inside', 'Drawback'])
  expect(commonFacts([dyed, carbon])).toEqual(['Inside'])
  expect(commonFacts([dyed, carbon, shade])).toEqual([])
  expect(commonFacts([])).toEqual([])
})

test('a thing that shares no fact with the chosen ones is not offered with them, nor is a fourth', () => {
  expect(isComparable([], shade)).toBe(true)
  expect(isComparable([dyed], carbon)).toBe(true)
  expect(isComparable([dyed], shade)).toBe(false)
  expect(isComparable([dyed, carbon, dyed], carbon)).toBe(false)
})

test.each([materialComparison, constructionComparison])(
  'any two of our $things have a fact in common',
  ({ items }) => {
    for (const a of items) for (const b of items) expect(commonFacts([a, b]).length).toBeGreaterThan(0)
  },
)
