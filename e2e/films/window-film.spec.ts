import { expect, test } from '../fixtures'

test('a link of an earlier version restores its one window, and a link to the plain page resets it', async ({
  page,
  open,
}) => {
  await open('/window-film?film=15&glass=20&from=outside&at=night&window=rear')
  const tool = page.locator('#tool')
  await expect(tool.getByRole('heading', { name: 'Rear window' })).toBeVisible()
  await expect(tool.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(tool.getByText('20% glass × 15% film.')).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'Your sedan, seen from outside by night, the cabin lit' }),
  ).toBeVisible()
  await page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name: 'Window' }).click()
  await expect(page).toHaveURL('/window-film')
  await expect(tool.getByText('75% glass × 35% film.')).toBeVisible()
  await expect(tool.getByRole('checkbox', { checked: true })).toHaveCount(3)
})

test('at 1280 × 800 the whole tint tool is on one screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/window-film?vehicle=truck&place=texas')
  await expect(page.getByRole('button', { name: 'Add 3 windows to my quote' })).toBeInViewport({ ratio: 1 })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('vehicle, place, picture, slider and verdict share the first screen', async ({ page, open }) => {
    await page.clock.setFixedTime('2026-11-24')
    await open('/window-film?vehicle=truck&place=texas')
    for (const part of [
      page.getByLabel('Vehicle'),
      page.getByRole('img', { name: 'A car’s window, seen from inside by day' }),
      page.getByRole('slider'),
      page.getByText('Legal in Texas.', { exact: true }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('complementary', { name: 'Your choice' })).toContainText(
      'Three windowsAll legal in Texas',
    )
  })
})
