import type { Page } from '@playwright/test'
import { site } from '@/lib/content/facts/site'
import { expect, test, untilHydrated, withoutScripts } from '../fixtures'
import { openWithoutScripts } from '../hold'
import { field, fillIn, form } from './enquiry-form'

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })

test('a submit before hydration changes no URL; after it a summary leads to problems, then the email app gets the message', async ({
  page,
  expectAccessible,
}) => {
  const hydrate = await openWithoutScripts(page, '/contact')
  await fillIn(page)
  await sendButton(page).click()
  await expect(page).toHaveURL('/contact')
  hydrate()
  await untilHydrated(page)
  await expect(field(page, 'Name')).toHaveValue('Ana')

  await field(page, 'Email').fill('ana@example')
  await sendButton(page).click()
  const summary = form(page).getByRole('group', { name: /^Enter/ })
  await expect(summary).toBeFocused()
  await expectAccessible('main')
  await summary.getByRole('link', { name: 'Enter an email' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill('ana@example.com')

  // A flow cannot see the email app, only the link that opens it.
  await sendButton(page).click()
  const outcome = form(page).getByRole('status')
  await expect(outcome).toContainText('Nothing is sent until you send it there.')
  await expect(outcome).toBeFocused()
  await expect(outcome).toContainText(site.email)
  const link = page.getByRole('link', { name: 'Open your email app' })
  await expect(link).toHaveAttribute('href', new RegExp(`^mailto:${site.email}\\?subject=`))
  await expectAccessible('main')
})

withoutScripts('without scripts the phone number and the email are shown, but no form', async ({ page }) => {
  await page.goto('/contact')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: `Call ${site.phone}` })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Email' })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect(sendButton(page)).toBeHidden()
})
