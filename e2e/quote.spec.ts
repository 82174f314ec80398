import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')

test('a quote of all four kinds survives a reload and stands whole in the message', async ({
  page,
  open,
  announce,
  expectAccessible,
}) => {
  for (const [route, label] of [
    ['/ppf', 'Ask for this coverage'],
    ['/window-film', 'Ask for this tint'],
    ['/marine-film', 'Ask for this hull'],
  ] as const) {
    await open(route)
    await page.getByRole('button', { name: label }).click()
    await expect(page.getByRole('link', { name: 'In your quote. Go to it' })).toBeVisible()
  }
  await announce({ id: '1', name: 'Lustra' })
  await page.getByRole('link', { name: 'In your quote. Go to it' }).click()
  await expect(page).toHaveURL('/contact')
  await page.reload()
  await expect(page.getByRole('list', { name: 'From the tools' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible()
  const form = main(page).locator('form')
  await form.getByLabel('Name').fill('Ana')
  await form.getByLabel('Email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('textbox', { name: 'The whole message' })).toHaveValue(
    /- 1 × Lustra, \$99 each\n- Coverage, Sedan: Front bumper, .*\n- Window film of 35 % on glass of 75 %\n- Hull, motor boat of 10 m \(waterline 9, beam 3, freeboard 1.2, draught 1 m; .* under water 30.6 m²\): Bow, .*Rub rail$/m,
  )
  await page.getByRole('button', { name: /^Remove Window film/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('list', { name: 'From the tools' }).getByRole('listitem')).toContainText([
    'Coverage',
    'Window film',
    'Hull',
  ])
  await expectAccessible()
  await page
    .getByRole('list', { name: 'From the tools' })
    .getByRole('link', { name: 'Change' })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ppf\?panels=/)
  await expect(page.getByRole('radio', { name: /^Front/ })).toBeChecked()
})
