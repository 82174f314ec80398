import { uploadUrl } from './folder'

test.each([
  ['', null],
  ['https://github.com/tersa/shop', 'https://github.com/tersa/shop/upload/main/public/carousel'],
  [
    'https://github.com/tersa/shop/tree/release/spring',
    'https://github.com/tersa/shop/upload/release/spring/public/carousel',
  ],
])('the upload page of %s is %s', (repository, url) => {
  expect(uploadUrl(repository)).toBe(url)
})
