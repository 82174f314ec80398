// What the flows find in the carousel, do with it and expect of it.

import { expect, type Page } from '@playwright/test'

export const carousel = (page: Page) => page.getByRole('region', { name: 'Product lines' })
export const indicator = (page: Page, title: string) => carousel(page).getByRole('button', { name: title })
export const slide = (page: Page, title: string) => carousel(page).getByRole('group', { name: title })
export const control = (page: Page) => carousel(page).getByRole('button', { name: /^(Pause|Play) slides$/ })
export const videoOf = (page: Page, title: string) => carousel(page).locator(`[aria-label^="${title}"] video`)

export async function expectShown(page: Page, title: string) {
  await expect(indicator(page, title)).toHaveAttribute('aria-current', 'true')
  await expect(carousel(page).locator('[aria-current="true"]')).toHaveCount(1)
  await expect(slide(page, title)).toBeVisible()
}

/** Opens a page with a clock that only the flow moves. */
export async function openFrozen(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/')
}

export async function openMoving(page: Page) {
  await openFrozen(page)
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
}

/** Moves the mouse away, so that the slides advance again. */
export async function leave(page: Page) {
  await page.getByRole('contentinfo').hover()
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
}

/** Expects the next slide after exactly this time, not a millisecond earlier. */
export async function expectTurnsAfter(page: Page, ms: number, from: string, to: string) {
  await page.clock.runFor(ms - 1)
  await expectShown(page, from)
  await page.clock.runFor(1)
  await expectShown(page, to)
}

export async function expectPlaying(page: Page, title: string) {
  await expect
    .poll(() =>
      videoOf(page, title).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0),
    )
    .toBe(true)
}
