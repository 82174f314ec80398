import { citing, strong, withUnits, wordsOf } from './text'

const text = citing(['healing', 'muleroi'])

test('each note is numbered by the position of its source in the page’s list', () => {
  expect(text`It lasts.${'muleroi'} It heals.${'healing'} It lasts.${'muleroi'}`).toEqual([
    'It lasts.',
    { source: 'muleroi', note: 2 },
    ' It heals.',
    { source: 'healing', note: 1 },
    ' It lasts.',
    { source: 'muleroi', note: 2 },
    '',
  ])
})

test('wordsOf returns the text without its notes', () => {
  expect(wordsOf(text`${strong('TPU')} is the one that lasts.${'muleroi'}`)).toBe(
    'TPU is the one that lasts.',
  )
  expect(wordsOf('Plain words.')).toBe('Plain words.')
})

test.each([
  ['6 to 8 mil is common', '6\u00a0to\u00a08\u00a0mil is common'],
  ['at least 90 cm away', 'at least 90\u00a0cm away'],
  ['15 to 20 m², for 10 years', '15\u00a0to\u00a020\u00a0m², for 10\u00a0years'],
  ['12 mirrors, 3 middle parts', '12 mirrors, 3 middle parts'],
])('withUnits joins each figure to its unit in "%s"', (words, shown) => {
  expect(withUnits(words)).toBe(shown)
})
