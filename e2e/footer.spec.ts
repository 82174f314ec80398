import type { Page } from '@playwright/test'
import { footerGroups, site } from '@/lib/content/site'
import { expect, test } from './fixtures'

const footer = (page: Page) => page.getByRole('contentinfo')
const groups = (page: Page) => page.getByRole('navigation', { name: 'Footer' })
const legal = (page: Page) => groups(page).locator('summary', { hasText: 'Legal' })
const privacy = (page: Page) => groups(page).getByRole('link', { name: 'Privacy' })

test('there are three groups: Company, My Account and Legal', async ({ page }) => {
  await page.goto('/about')
  await expect(groups(page).getByRole('heading')).toHaveText(['Company', 'My Account', 'Legal'])
})

test('links without a target are reached by keyboard and lead nowhere', async ({ page }) => {
  await page.goto('/about')
  const before = page.url()
  const empty = Object.values(footerGroups).flatMap(({ links }) => links.filter(({ href }) => !href))
  const emptyLinks = groups(page).locator('a:not([href]):visible')
  await expect(emptyLinks).toHaveCount(empty.length)
  for (const link of await emptyLinks.all()) {
    await expect(link).not.toHaveAttribute('href')
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await link.focus()
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await link.click({ force: true })
  }
  expect(page.url()).toBe(before)
})

test('Legal is an accordion at 949 px', async ({ page }) => {
  await page.setViewportSize({ width: 949, height: 800 })
  await page.goto('/about')
  await expect(privacy(page)).toBeHidden()
  await legal(page).focus()
  await page.keyboard.press('Enter')
  await expect(privacy(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(privacy(page)).toBeHidden()
})

test('Legal is open and has no toggle at 950 px', async ({ page }) => {
  await page.setViewportSize({ width: 950, height: 800 })
  await page.goto('/about')
  await expect(privacy(page)).toBeVisible()
  await expect(legal(page)).toBeHidden()
})

test('only Legal collapses', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await expect(groups(page).locator('summary:visible')).toHaveCount(1)
  await expect(groups(page).getByRole('link', { name: 'Workshops' })).toBeVisible()
  await expect(groups(page).getByRole('link', { name: 'Orders' })).toBeVisible()
})

test('the open accordion is accessible', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await legal(page).click()
  await expectAccessible()
})

test('social icons lead to four external networks', async ({ page }) => {
  await page.goto('/about')
  const links = footer(page).getByRole('list', { name: 'Social networks' }).getByRole('link')
  const hosts = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ href }) => new URL(href).host),
  )
  expect(new Set(hosts).size).toBe(4)
  expect(hosts).not.toContain(new URL(page.url()).host)
})

test('the phone line shows the PBX number and dials it', async ({ page }) => {
  await page.goto('/about')
  const phone = footer(page).getByRole('link', { name: `PBX ${site.phone}` })
  await expect(phone).toHaveAttribute('href', site.phoneHref)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`newsletter, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    const email = (page: Page) => footer(page).getByRole('textbox', { name: 'Email' })
    const checkbox = (page: Page) => footer(page).getByRole('checkbox', { name: /privacy notice/ })
    const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' })

    test('the email is required and must be one', async ({ page }) => {
      await page.goto('/about')
      await checkbox(page).check()
      await subscribe(page).click()
      await expect(email(page)).toBeFocused()
      await email(page).fill('not an email')
      await checkbox(page).focus()
      await subscribe(page).click()
      await expect(email(page)).toBeFocused()
    })

    test('the privacy checkbox is required', async ({ page }) => {
      await page.goto('/about')
      await email(page).fill('you@example.com')
      await subscribe(page).click()
      await expect(checkbox(page)).toBeFocused()
    })

    test('a valid submit does nothing: no request, no reload, no message', async ({ page }) => {
      await page.goto('/about')
      const before = page.url()
      const text = await page.locator('body').textContent()
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await email(page).fill('you@example.com')
      await checkbox(page).check()
      await subscribe(page).click()
      await expect(subscribe(page)).toBeFocused()
      await expect(email(page)).toHaveValue('you@example.com')
      expect(requests).toEqual([])
      expect(page.url()).toBe(before)
      expect(await page.locator('body').textContent()).toBe(text)
    })
  })
}
