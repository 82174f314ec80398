import type { Page } from '@playwright/test'

export const form = (page: Page) => page.getByRole('main').locator('form')
export const field = (page: Page, name: string | RegExp) => form(page).getByLabel(name, { exact: true })

export async function fillIn(page: Page) {
  await field(page, 'Name').fill('Ana')
  await field(page, 'Email').fill('ana@example.com')
  await field(page, 'City or ZIP code').fill('01010')
  await form(page)
    .getByLabel(/^Message/)
    .fill('How long does the front take?')
  await form(page).getByRole('checkbox').check()
}
