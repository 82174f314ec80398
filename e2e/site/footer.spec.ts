import type { Page } from '@playwright/test'
import { expect, test, withoutScripts } from '../fixtures'
import { recordPaths } from '../requests'
import { resize } from '../resize'

const footer = (page: Page) => page.getByRole('contentinfo')

test('only Legal collapses below 950 px, and its links do not navigate', async ({ page, open }) => {
  const groups = page.getByRole('navigation', { name: 'Footer' })
  const legal = groups.locator('summary', { hasText: 'Legal' })
  const privacy = groups.getByRole('link', { name: 'Privacy' })
  await open('/about')
  await resize(page, 949)
  await expect(groups.locator('summary:visible')).toHaveCount(1)
  await expect(groups.getByRole('link', { name: 'Locations' })).toBeVisible()
  await expect(groups.getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(privacy).toBeHidden()

  await legal.press('Enter')
  await expect(privacy).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(privacy).toBeFocused()
  await page.keyboard.press('Enter')
  await privacy.click({ force: true })
  await expect(page).toHaveURL('/about')
  await legal.press('Enter')
  await expect(privacy).toBeHidden()

  await resize(page, 950)
  await expect(privacy).toBeVisible()
  await expect(legal).toBeHidden()
})

for (const [how, flow] of [
  ['with', test],
  ['without', withoutScripts],
] as const)
  flow(`the newsletter requires an email and the box ${how} scripts, and does nothing`, async ({ page }) => {
    await page.goto('/about')
    const text = await page.locator('body').textContent()
    // The page's own pictures may still arrive.
    const sent = recordPaths(page, (_path, request) => request.resourceType() !== 'image')
    const email = footer(page).getByRole('textbox', { name: 'Email' })
    const checkbox = footer(page).getByRole('checkbox', { name: /privacy notice/ })
    const subscribe = footer(page).getByRole('button', { name: 'Subscribe' })

    await subscribe.click()
    await expect(email).toBeFocused()
    await email.fill('you@example.com')
    await subscribe.click()
    await expect(checkbox).toBeFocused()
    await checkbox.check()
    await email.fill('not an email')
    await subscribe.click()
    await expect(email).toBeFocused()
    await email.fill('you@example.com')
    await subscribe.click()
    await expect(subscribe).toBeFocused()
    await expect(email).toHaveValue('you@example.com')
    expect(sent).toEqual([])
    await expect(page).toHaveURL('/about')
    expect(await page.locator('body').textContent()).toBe(text)
  })
