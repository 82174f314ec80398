import { expect, test } from '../fixtures'

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
