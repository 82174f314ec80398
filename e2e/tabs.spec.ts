import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const TABS = [0, 1, 2]

/** Opens a URL in three tabs and runs `work` in all of them at the same time. */
async function inThreeTabs(
  context: BrowserContext,
  url: string,
  work: (page: Page, tab: number) => Promise<void>,
) {
  const pages = await Promise.all(
    TABS.map(async () => {
      const page = await context.newPage()
      await page.goto(url)
      await page.waitForFunction(() => window.tersaEarly === undefined)
      return page
    }),
  )
  await Promise.all(pages.map(work))
  return pages
}

const stored = (page: Page | undefined, key: string) =>
  page?.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]'), key)

test('300 additions to the cart in three tabs at the same time all count', async ({ context }) => {
  const [page] = await inThreeTabs(context, '/about', (tab) =>
    tab.evaluate(async () => {
      for (let i = 0; i < 100; i++) {
        window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1', name: 'Lustra', price: 99 } }))
        await new Promise((resolve) => setTimeout(resolve))
      }
    }),
  )
  await expect
    .poll(() => stored(page, 'tersa.cart'))
    .toEqual([expect.objectContaining({ id: '1', quantity: 300 })])
})

test('products that are created in three tabs at the same time are all stored', async ({ context }) => {
  const [page] = await inThreeTabs(context, '/admin', (tab, index) =>
    tab.getByRole('form', { name: 'New product' }).evaluate(async (form: HTMLFormElement, tabIndex) => {
      for (let i = 0; i < 20; i++) {
        const fields: NodeListOf<HTMLInputElement> = form.querySelectorAll('input')
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        ;[`Film ${tabIndex}-${i}`, '9', '1'].forEach((value, at) => {
          const field = fields[at]
          if (!field) return
          setValue?.call(field, value)
          field.dispatchEvent(new Event('input', { bubbles: true }))
        })
        form.requestSubmit()
        await new Promise((resolve) => setTimeout(resolve))
      }
    }, index),
  )
  await expect.poll(() => stored(page, 'tersa.products')).toHaveLength(60)
})
