import { expect, test } from '../fixtures'

test('a tool’s selection is added to the quote, survives a reload there, and links back to the tool', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/ppf')
  await page.getByRole('radio', { name: /^Full/ }).check()
  await page.getByRole('button', { name: 'Add to my quote' }).click()
  await page.getByRole('link', { name: 'View quote' }).click()
  await expect(page).toHaveURL('/contact')
  await page.reload()
  const item = page.getByRole('list', { name: 'Films', exact: true }).getByRole('listitem')
  await expect(item).toContainText('Coverage, Sedan')
  await expectAccessible('main')
  await item.getByRole('link', { name: 'Change' }).click()
  await expect(page).toHaveURL(/\/ppf\?panels=/)
  await expect(page.getByRole('radio', { name: /^Full/ })).toBeChecked()
})
