import { removeDoubleSlash } from './remove-double-slash'

/** The URL that a page is replaced by. */
function redirectOf(url: string): string | undefined {
  const replace = jest.fn<void, [string | URL]>()
  const { pathname, search, hash } = new URL(url)
  removeDoubleSlash({ pathname, search, hash, replace })
  return replace.mock.calls[0]?.toString()
}

test.each([
  ['https://shop.example//shop?film=ppf#glass', '/shop?film=ppf#glass'],
  ['https://shop.example///', '/'],
  ['https://shop.example//elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/\\/elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/', undefined],
  ['https://shop.example/user/orders', undefined],
  ['https://shop.example/shop?next=//elsewhere.example', undefined],
])('%s is replaced by %s', (url, redirect) => {
  expect(redirectOf(url)).toBe(redirect)
})
