import { materialComparison } from '@/lib/content/ppf'
import { constructionComparison } from '@/lib/content/window-film'
import { commonFacts, isComparable } from './comparison'

const shade = { id: 'shade', name: 'Shade', facts: { Light: '35%' } }
const dyed = { id: 'dyed', name: 'Dyed', facts: { Inside: 'Colour', Drawback: 'It fades' } }
const carbon = { id: 'carbon', name: 'Carbon', facts: { Inside: 'Carbon' } }

test('commonFacts returns only the facts known for every item', () => {
  expect(commonFacts([dyed])).toEqual(['Inside', 'Drawback'])
  expect(commonFacts([dyed, carbon])).toEqual(['Inside'])
  expect(commonFacts([dyed, carbon, shade])).toEqual([])
  expect(commonFacts([])).toEqual([])
})

test('isComparable rejects an item without a common fact and a fourth item', () => {
  expect(isComparable([], shade)).toBe(true)
  expect(isComparable([dyed], carbon)).toBe(true)
  expect(isComparable([dyed], shade)).toBe(false)
  expect(isComparable([dyed, carbon, dyed], carbon)).toBe(false)
})

test.each([materialComparison, constructionComparison])(
  'any two items of “$legend” have a named fact in common',
  ({ items, factNames }) => {
    for (const a of items)
      for (const b of items) {
        const [fact = ''] = commonFacts([a, b])
        expect(factNames[fact]).toBeTruthy()
      }
  },
)
