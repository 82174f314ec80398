import { urlOf } from './shown-url'

test('a long URL is not cut', () => {
  const image = `data:image/png;base64,${'A'.repeat(130_000)}`
  expect(urlOf({ image }, 'image')).toBe(image)
})

test('the first usable field wins', () => {
  expect(urlOf({ image: ' ', img: ' /lustra.svg ' }, 'image', 'img')).toBe('/lustra.svg')
})

test.each([undefined, null, 7, {}, '', ' ', 'x'.repeat(140_001)])('%o is not a URL', (image) => {
  expect(urlOf({ image }, 'image')).toBeNull()
})
