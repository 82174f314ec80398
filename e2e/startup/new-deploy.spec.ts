import { expect, test } from '../fixtures'
import { isSameDocument, markDocument } from '../navigation'
import { recordPaths } from '../requests'

test('after a new deploy the next link works', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open('/about')
  await markDocument(page)
  // What a link fetches has the id of its build.
  await page.route('**/*.txt*', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/"b":"[^"]+"/, '"b":"a-later-build"') })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})

test('after a new deploy a press on a drawer offers to reload, does not reload by itself, and the cart is kept', async ({
  page,
  open,
  emit,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await open('/about')
  await emit({ id: '1', name: 'Lustra' })
  const loads = recordPaths(page, (_path, request) => request.isNavigationRequest())
  // The new version has no code for the open page.
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }))
  const button = page.getByRole('banner').getByRole('button', { name: /^Cart/ })
  await button.click()
  const line = page.getByRole('alert').filter({ hasText: 'The site has been updated.' })
  await expect(line).toBeVisible()
  expect(loads).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  await line.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('1')
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Cart' })).toContainText('Lustra')
})
