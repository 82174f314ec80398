import { uploadUrl } from './folder'

test('a folder on GitHub has an upload page, also on another branch', () => {
  const shop = 'https://github.com/tersa/shop'
  expect(uploadUrl('')).toBeNull()
  expect(uploadUrl(shop)).toBe(`${shop}/upload/main/public/carousel`)
  expect(uploadUrl(`${shop}/tree/release/spring`)).toBe(`${shop}/upload/release/spring/public/carousel`)
})
