import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const slider = (page: Page) => page.getByRole('slider', { name: 'Film VLT' })
const main = (page: Page) => page.getByRole('main')

test.describe('the tint simulator', () => {
  test('multiplies glass and film, writes the sum, and says it on the slider', async ({ page, open }) => {
    await open('/window-film')
    await expect(main(page).getByText('75 % × 35 % = 26.3 %')).toBeVisible()
    await page.getByRole('button', { name: '50 percent film' }).click()
    await page.getByLabel('Own value').check()
    await page.getByLabel('Light through the bare glass').fill('80')
    await expect(main(page).getByText('80 % × 50 % = 40 %')).toBeVisible()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '50 percent film, 40 percent with the glass')
    await slider(page).press('ArrowRight')
    await expect(main(page).getByText('80 % × 51 % = 40.8 %')).toBeVisible()
    await expect(page).toHaveURL(/film=51&glass=80/)
  })

  test('the own value stays while it is typed, and says what it is read as', async ({ page, open }) => {
    await open('/window-film?glass=80')
    const own = page.getByLabel('Light through the bare glass')
    await own.fill('75')
    await expect(main(page).getByText('75 % × 35 %')).toBeVisible()
    await own.fill('500')
    await expect(own).toHaveAccessibleDescription('Read as 100; 1 to 100 %')
    await own.blur()
    await expect(own).toHaveValue('100')
  })

  test('the link to this very page begins anew', async ({ page, open }) => {
    await open('/window-film?film=70&glass=20')
    await page
      .getByRole('navigation', { name: 'Product lines' })
      .getByRole('link', { name: 'Window' })
      .click()
    await expect(page).toHaveURL('/window-film')
    await expect(main(page).getByText('75 % × 35 % = 26.3 %')).toBeVisible()
  })

  test('a hundred steps of the slider end in the address, however few changes a browser takes', async ({
    page,
    open,
  }) => {
    await page.clock.install()
    await open('/window-film?film=5')
    await page.evaluate(() => {
      const replaceState = history.replaceState.bind(history)
      let left = 2
      history.replaceState = (...change) => {
        if (left <= 0) throw new DOMException('Too many changes of the address', 'SecurityError')
        left -= 1
        replaceState(...change)
      }
      window.addEventListener('half-a-minute-later', () => {
        left = 5
      })
    })
    await slider(page).focus()
    for (let step = 0; step < 80; step++) await page.keyboard.press('ArrowRight')
    await expect(main(page).getByText('75 % × 85 %')).toBeVisible()
    await page.evaluate(() => window.dispatchEvent(new Event('half-a-minute-later')))
    await page.clock.fastForward(1000)
    await expect(page).toHaveURL(/film=85/)
  })

  test('a link shows the same thing, and nonsense in it is mended', async ({ page, open }) => {
    await open('/window-film?film=15&glass=20&from=outside&at=night')
    await expect(main(page).getByText('20 % × 15 % = 3 %')).toBeVisible()
    await expect(page.getByRole('img', { name: 'A car’s window, seen from outside by night' })).toBeVisible()
    await open('/window-film?film=dark&glass=many&from=<b>')
    await expect(main(page).getByText('75 % × 35 % = 26.3 %')).toBeVisible()
  })

  test('finds the darkest film that is legal, with its source', async ({ page, open }) => {
    await open('/window-film')
    const verdict = page.getByRole('region', { name: 'The darkest film that is legal' })
    await expect(verdict).toContainText('On glass of 75 % that needs film of 93.3 % or lighter.')
    await expect(verdict).toContainText('gov.uk')
    await expect(verdict).toContainText('Not legal advice')
    await verdict.getByLabel('Place').selectOption('Florida')
    await expect(verdict).toContainText('film of 37.3 % or lighter. The darkest on sale is 50 %.')
    await verdict.getByLabel('Window').selectOption('Windscreen')
    await expect(verdict).toContainText('For this window: a strip at the top only.')
    await page.getByLabel('Factory privacy').check()
    await verdict.getByLabel('Place').selectOption('Colombia')
    await expect(verdict).toContainText('no film is legal on it')
    await expect(page).toHaveURL(/place=colombia&window=windscreen/)
    await page.reload()
    await expect(verdict).toContainText('Resolución 3777 de 2003')
    await expect(verdict).toContainText('no film is legal on it')
  })
})
