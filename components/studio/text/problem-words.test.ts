import type { Problem } from '@/lib/carousel/check/problem'
import { linkText, summaryTitle, thingsToFix } from './problem-words'

const problem = (slide: number | null): Problem => ({
  line: 4,
  slide,
  slideName: null,
  field: 'title',
  name: null,
  summary: 'The title is missing.',
  advice: '',
  isMissing: true,
})

test.each([
  [[problem(3)], 'One thing to fix in slide 4'],
  [[problem(3), problem(3), problem(3)], 'Three things to fix in slide 4'],
  [[problem(0), problem(3)], 'Two things to fix'],
  [[problem(null)], 'One thing to fix'],
  [Array.from({ length: 14 }, () => problem(0)), '14 things to fix in slide 1'],
])('the summary %#: %s', (problems, title) => {
  expect(summaryTitle(problems)).toBe(title)
})

test('a link names its slide when several slides have problems', () => {
  expect(linkText(problem(1), false)).toBe('The title is missing')
  expect(linkText(problem(1), true)).toBe('Slide 2: The title is missing')
})

test.each([
  [1, '1 thing to fix'],
  [3, '3 things to fix'],
])('%i: %s', (count, words) => {
  expect(thingsToFix(count)).toBe(words)
})
