import { isReopened, reloadFor } from './new-deploy'

const headed = jest.fn<Promise<{ ok: boolean }>, unknown[]>()
beforeEach(() => {
  sessionStorage.clear()
  Object.assign(window, { fetch: headed })
  // jsdom cannot navigate and says so; that it was asked to is what matters here.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

test('a page is loaded anew for what its host has no more, and knows it once', async () => {
  headed.mockResolvedValue({ ok: true })
  expect(await reloadFor('Cart')).toBe(true)
  expect(isReopened('Favourites')).toBe(false)
  expect(isReopened('Cart')).toBe(true)
  expect(isReopened('Cart')).toBe(false)
})

test('without a network the page stays', async () => {
  headed.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await reloadFor('Cart')).toBe(false)
  expect(isReopened('Cart')).toBe(false)
})

test('a fault long after a reload is one of its own', async () => {
  headed.mockResolvedValue({ ok: true })
  await reloadFor('Cart')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  expect(isReopened('Cart')).toBe(false)
})
