import { addressOf } from './address'

test('a long address is kept whole', () => {
  const image = `data:image/png;base64,${'A'.repeat(130_000)}`
  expect(addressOf({ image }, 'image')).toBe(image)
})

test('the first usable field wins', () => {
  expect(addressOf({ image: ' ', img: ' /lustra.svg ' }, 'image', 'img')).toBe('/lustra.svg')
})

test.each([undefined, null, 7, {}, '', ' ', 'x'.repeat(140_001)])('%o is no address', (image) => {
  expect(addressOf({ image }, 'image')).toBeNull()
})
