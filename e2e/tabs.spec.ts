import { expect, test } from './fixtures'

test('300 additions to the cart in three tabs at the same time all count', async ({ context }) => {
  const tabs = await Promise.all(
    [0, 1, 2].map(async () => {
      const tab = await context.newPage()
      await tab.goto('/about')
      await tab.waitForFunction(() => window.tersaEarly === undefined)
      return tab
    }),
  )
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(async () => {
        for (let i = 0; i < 100; i++) {
          window.dispatchEvent(
            new CustomEvent('cart:add', { detail: { id: '1', name: 'Lustra', price: 99 } }),
          )
          await new Promise((resolve) => setTimeout(resolve))
        }
      }),
    ),
  )
  await expect
    .poll(() => tabs[0]?.evaluate(() => JSON.parse(localStorage.getItem('tersa.cart') ?? '[]')))
    .toEqual([expect.objectContaining({ id: '1', quantity: 300 })])
})
