import { expect, test } from '../fixtures'
import { cart as badge } from './cart'

const cart = () => JSON.parse(localStorage.getItem('tersa.cart') ?? '[]')

test('300 additions to the cart in three tabs at the same time all count, and one while a tab keeps the lock; each tab shows them, and a clear()', async ({
  context,
}) => {
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
  await expect.poll(() => tabs[0]?.evaluate(cart)).toEqual([expect.objectContaining({ quantity: 300 })])
  // A tab that never gives the lock back, as one that the browser has frozen.
  await tabs[0]?.evaluate(
    () =>
      new Promise((resolve) => {
        void navigator.locks.request('tersa tersa.cart', () => new Promise(() => resolve(null)))
      }),
  )
  await tabs[1]?.evaluate(() => window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1' } })))
  await expect.poll(() => tabs[2]?.evaluate(cart)).toEqual([expect.objectContaining({ quantity: 301 })])
  for (const tab of tabs) await expect(badge(tab)).toHaveText('301')
  await tabs[0]?.evaluate(() => localStorage.clear())
  for (const tab of tabs.slice(1)) await expect(badge(tab)).toHaveText('0')
})
