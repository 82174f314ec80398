import { parseJson } from './record'

test('JSON is parsed', () => {
  expect(parseJson('{"a": [1]}')).toEqual({ a: [1] })
})

test.each([null, undefined, '', '{', 'undefined'])('%j is undefined instead of an error', (text) => {
  expect(parseJson(text)).toBeUndefined()
})
