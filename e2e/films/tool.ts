import type { Page } from '@playwright/test'
import { expect } from '../fixtures'

/** Adds what the open tool shows to the quote. */
export async function addToQuote(page: Page) {
  const tool = page.locator('#tool')
  await tool.getByRole('button', { name: /to my quote$/ }).click()
  await expect(tool.getByRole('link', { name: 'View quote' })).toBeVisible()
}
