/** @jest-environment node */
import { wordProblems } from './word-rules'

test.each([
  'Mended in the next release',
  'the price is read anew',
  'whoever dispatched it',
  'the key beside the lock',
  'the price stands below',
  'where it stands.',
  'the visitor is told that it failed',
  'the page says so',
  'nothing is said',
  'a folder of its own',
  'it hands over the list',
  'a page that was asked for',
  'the sum comes to nine',
  'no download unasked',
])('“%s” is reported', (text) => {
  expect(wordProblems('a.md', text)).toHaveLength(1)
})

test.each([
  'recommend, amend',
  `import { BesidePicture } from './beside-picture'`,
  'one letter stands for a place, and white text stands out',
  'browsers are told to wait; two shades can be told apart',
  'Ask for a quote',
  'besides',
])('“%s” is not', (text) => {
  expect(wordProblems('a.md', text)).toEqual([])
})

test('a problem has its file, its line, the words as they are written, and the usual ones', () => {
  expect(wordProblems('a.md', 'one\ntwo, Anew')).toEqual(['a.md:2: “Anew”; write: again.'])
})
