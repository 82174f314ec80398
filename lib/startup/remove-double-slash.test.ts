import { removeDoubleSlash } from './remove-double-slash'

test.each([
  ['https://shop.example//shop?film=ppf#glass', '/shop'],
  ['https://shop.example///', '/'],
  ['https://shop.example//elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/\\/elsewhere.example', '/elsewhere.example'],
  ['https://shop.example/', null],
  ['https://shop.example/user/orders', null],
  ['https://shop.example/shop?next=//elsewhere.example', null],
])('at %s the path becomes %s', (url, path) => {
  const setPath = jest.fn<void, [string]>()
  const { pathname } = new URL(url)
  removeDoubleSlash(Object.defineProperty({ pathname }, 'pathname', { get: () => pathname, set: setPath }))
  expect(setPath.mock.calls).toEqual(path === null ? [] : [[path]])
})
