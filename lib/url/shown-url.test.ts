import { toShownUrl, urlOf } from './shown-url'

const SERVICE = 'https://characters.example/api/list'

test.each([
  ['https://pictures.example/1.png', 'https://pictures.example/1.png'],
  ['//pictures.example/1.png', 'https://pictures.example/1.png'],
  ['1.png', 'https://characters.example/api/1.png'],
  ['/1.png', 'https://characters.example/1.png'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['http://localhost/1.png', 'http://localhost/1.png'],
  // The sample catalog, below a sub-path.
  ['lustra.svg', 'http://localhost/demo/characters/lustra.svg', '/demo/characters/characters.json'],
])('%s is shown from %s', (url, expected, service = SERVICE) => {
  expect(toShownUrl(url, service)).toBe(expected)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<p>',
  'data:image/svg+xml,<svg/>',
  'data:image/svg+xml;base64,AAAA',
  `data:image/png;base64,${'A'.repeat(133_400)}`,
  'http://pictures.example/1.png',
  'blob:https://pictures.example/1',
  'file:///etc/passwd',
  'https://user:secret@pictures.example/1.png',
  'https://user@pictures.example/1.png',
  'https://:secret@pictures.example/1.png',
  'https://',
  'https:/host/x.png',
  'https:host/x.png',
  'https:\\\\host\\x.png',
  'https://a%20host/x.png',
])('%s is not shown', (url) => {
  expect(toShownUrl(url, SERVICE)).toBeNull()
})

test('the first usable field wins, and its URL is not cut, however long it is', () => {
  const image = `data:image/png;base64,${'A'.repeat(130_000)}`
  expect(urlOf({ image }, 'image')).toBe(image)
  expect(urlOf({ image: ' ', img: ' /lustra.svg ' }, 'image', 'img')).toBe('/lustra.svg')
})

test.each([undefined, null, 7, {}, '', ' ', 'x'.repeat(140_001)])('%o is not a URL', (image) => {
  expect(urlOf({ image }, 'image')).toBeNull()
})
