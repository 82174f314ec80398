import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from '../configured-fixtures'

/** Opens the studio and closes its hint. */
export const test = base.extend<{ studio: { open: () => Promise<void> } }>({
  studio: async ({ page, open }, use) => {
    await use({
      open: async () => {
        await open('/preview')
        await page.getByRole('heading', { name: /^Slide 1/ }).waitFor()
        const closeHint = button(page, 'Got it')
        if (await closeHint.isVisible()) await closeHint.click()
      },
    })
  },
})

export const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(new RegExp(`^${name}(, changed)?$`))
export const tiles = (page: Page) => page.locator('[id^="tile-"]')
export const tile = (page: Page, title: string) => tiles(page).filter({ hasText: title })
export const preview = (page: Page) =>
  page.frameLocator('iframe[title="The carousel as visitors will see it"]')
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
export const state = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text)

export const openFile = (page: Page, content: string) =>
  page
    .getByLabel('A carousel.json')
    .setInputFiles({ name: 'carousel.json', mimeType: 'application/json', buffer: Buffer.from(content) })

type Dropped = { name: string; type: string; path: string }
export const MP4 = { name: 'My Video.MP4', type: 'video/mp4', path: 'e2e/carousel/files/ppf.mp4' }
/** Not among the live files of the flows. */
export const JPEG = { name: 'Car.jpg', type: 'image/jpeg', path: 'public/carousel/ppf.jpg' }

/** An empty box at the end of an MP4, which makes it differ from the live one; a picture loses it. */
const EMPTY_BOX = [0, 0, 0, 8, ...Buffer.from('free')]

/** Drops files as a file manager does. */
export async function drop(page: Page, target: Locator, ...files: Dropped[]) {
  const contents = files.map((file) => ({ ...file, bytes: [...readFileSync(file.path), ...EMPTY_BOX] }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, type, bytes } of all)
      transfer.items.add(new File([Uint8Array.from(bytes)], name, { type }))
    return transfer
  }, contents)
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}

export { expect }
