import { nearest } from './schema-findings'

const files = ['ppf.mp4', 'ppf.webm', 'window-film.mp4']

test.each([
  ['ppf.mp', 'ppf.mp4'],
  ['PPF.MP4', 'ppf.mp4'],
  ['windowfilm.mp4', 'window-film.mp4'],
  ['ppf.wemb', 'ppf.webm'],
  ['ppf.mp4', 'ppf.mp4'],
])('%s probably means %s', (name, meant) => {
  expect(nearest(name, files)).toBe(meant)
})

test.each(['boat.mp4', '', 'x'])('%j resembles none of them', (name) => {
  expect(nearest(name, files)).toBeNull()
})

test('without candidates the result is null', () => {
  expect(nearest('ppf.mp4', [])).toBeNull()
})
