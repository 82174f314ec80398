import { expect, test } from '../fixtures'
import { enlargeText } from '../resize'

test.use({ viewport: { width: 390, height: 844 } })

test('on phones a bar shows the choice, or gives way', async ({ page, tool, open, expectAccessible }) => {
  await open('/window-film?film=35&glass=75&window=rear')
  const bar = page.getByRole('complementary', { name: 'Your choice' })
  await tool.getByRole('button', { name: /to my quote$/ }).scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'For heat, ask for one number: TSER.' }).scrollIntoViewIfNeeded()
  await expect(bar).toContainText('Rear window, 35% film')
  await expectAccessible('[aria-label="Your choice"]', 'place')
  await bar.getByRole('button', { name: 'Add to my quote' }).click()
  await expect(bar.getByRole('link', { name: 'View quote' })).toBeFocused()

  await page.setViewportSize({ width: 390, height: 400 })
  await expect(bar).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(bar).toBeVisible()

  await enlargeText(page)
  await expect(bar).toBeHidden()
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await expect(bar).toBeVisible()

  await page.getByLabel('Vehicle').evaluate((field) => field.focus({ preventScroll: true }))
  await expect(bar).toBeHidden()
  await page.getByLabel('Vehicle').blur()
  await expect(bar).toBeVisible()

  await page.getByRole('button', { name: /^Cart/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[aria-label="Your choice"]')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(bar).toBeVisible()

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await tool.getByRole('link', { name: 'View quote' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[aria-label="Your choice"]')).toHaveCount(0)
})
