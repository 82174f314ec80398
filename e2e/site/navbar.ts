import type { Page } from '@playwright/test'

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const products = (page: Page) => nav(page).locator('summary', { hasText: 'Products' })
export const burger = (page: Page) => nav(page).locator('summary[aria-label="Menu"]')
export const link = (page: Page, name: string | RegExp) => nav(page).getByRole('link', { name })
