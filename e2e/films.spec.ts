import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

const slider = (page: Page) => page.getByRole('slider', { name: 'Film VLT' })
const main = (page: Page) => page.getByRole('main')

test.describe('the tint simulator', () => {
  test('multiplies glass and film, writes the sum, and says it on the slider', async ({ page, open }) => {
    await open('/window-film')
    await expect(main(page).getByText('75 % × 35 % = 26 %')).toBeVisible()
    await page.getByRole('button', { name: '50 percent film' }).click()
    await page.getByLabel('Own value').check()
    await page.getByLabel('Light through the bare glass, in percent').fill('80')
    await expect(main(page).getByText('80 % × 50 % = 40 %')).toBeVisible()
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '50 percent film, 40 percent with the glass')
    await slider(page).press('ArrowRight')
    await expect(main(page).getByText('80 % × 51 % = 41 %')).toBeVisible()
    await expect(page).toHaveURL(/film=51&glass=80/)
  })

  test('a link shows the same thing, and nonsense in it is mended', async ({ page, open }) => {
    await open('/window-film?film=15&glass=20&from=outside&at=night')
    await expect(main(page).getByText('20 % × 15 % = 3 %')).toBeVisible()
    await expect(page.getByRole('img', { name: 'A car’s window, seen from outside by night' })).toBeVisible()
    await open('/window-film?film=-1&glass=many&from=<b>')
    await expect(main(page).getByText('75 % × 35 % = 26 %')).toBeVisible()
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
    await expect(verdict).toContainText('The rule says: a strip at the top only.')
    await page.getByLabel('Factory privacy').check()
    await verdict.getByLabel('Place').selectOption('Colombia')
    await expect(verdict).toContainText('no film is legal on it')
  })

  /** The mean linear luminance of a part of the filmed window, as it is painted. */
  async function luminance(page: Page, scene: Locator): Promise<number> {
    const box = await scene.boundingBox()
    if (!box) throw new Error('The scene is not there')
    const part = {
      x: box.x + box.width * 0.4,
      y: box.y + box.height * 0.3,
      width: box.width * 0.25,
      height: box.height * 0.3,
    }
    const png = await page.screenshot({ clip: part })
    return page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('No canvas')
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      const linear = (value: number) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }
      let sum = 0
      for (let i = 0; i < data.length; i += 4)
        sum +=
          0.2126 * linear(data[i] ?? 0) +
          0.7152 * linear(data[i + 1] ?? 0) +
          0.0722 * linear(data[i + 2] ?? 0)
      return sum / (data.length / 4)
    }, png.toString('base64'))
  }

  for (const [from, at] of [
    ['inside', 'day'],
    ['inside', 'night'],
    ['outside', 'day'],
    ['outside', 'night'],
  ] as const) {
    test(`from ${from} by ${at} the picture darkens as the number says`, async ({ page, open }) => {
      const scene = page.getByRole('img', { name: 'A car’s window' })
      const at90 = async (glass: number, film: number) => {
        await open(`/window-film?film=${film}&glass=${glass}&from=${from}&at=${at}`)
        await page.waitForLoadState('networkidle')
        return luminance(page, scene)
      }
      // What the picture itself is: the lightest film on no glass, scaled up.
      const whole = (await at90(100, 90)) / 0.9
      for (const [glass, film] of [
        [100, 70],
        [88, 50],
        [75, 35],
        [75, 20],
        [88, 15],
      ] as const) {
        const shown = (glass * film) / 100
        const measured = ((await at90(glass, film)) / whole) * 100
        const tolerance = shown < 20 ? shown / 10 : 3
        expect(Math.abs(measured - shown)).toBeLessThanOrEqual(tolerance)
      }
    })
  }
})

test.describe('the coverage configurator', () => {
  test('packages and panels keep each other, the drawing and the estimate in step', async ({
    page,
    open,
  }) => {
    await open('/ppf')
    const sum = main(page).getByRole('status')
    await expect(page.getByRole('radio', { name: /^Front/ })).toBeChecked()
    await expect(sum).toContainText('5 of 12 panels covered.')
    await page.getByRole('checkbox', { name: 'Hood' }).uncheck({ force: true })
    await expect(sum).toContainText('4 of 12')
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.locator('[data-panel=hood][data-on]')).toHaveCount(0)
    await page.getByRole('radio', { name: /^Full/ }).check({ force: true })
    await expect(sum).toContainText(
      '12 of 12 panels covered. About 22.8 to 27.4 m² of film: 15.0 to 18.0 m of a roll',
    )
    await page.getByLabel('Vehicle').selectOption('Compact')
    await expect(sum).toContainText('10.0 to 13.0 m of a roll 1.52 m wide, with 10 % waste 11.0 to 14.3 m')
    await expect(page).toHaveURL(/panels=front-bumper.*&vehicle=compact/)
    await page.reload()
    await expect(sum).toContainText('12 of 12')
  })

  test('the drawing is a shortcut for a pointer, the keyboard has the list', async ({ page, open }) => {
    await open('/ppf?panels=hood')
    await page.locator('[data-panel=door-front]').first().click()
    await expect(page.getByRole('checkbox', { name: 'Front doors' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'Roof and pillars' }).focus()
    await page.keyboard.press('Space')
    await expect(page.locator('[data-panel=roof][data-on]')).toHaveCount(2)
  })
})

test('the hull planner measures LOA 10, B 3, F 1.2 as 31.2 and 22.5 m²', async ({ page, open }) => {
  await open('/marine-film')
  const areas = main(page).locator('dl')
  await expect(areas).toContainText('31.2 m²')
  await expect(areas).toContainText('22.5 m²')
  await page.getByLabel('Length overall').fill('12,5')
  await expect(areas).toContainText('37.2 m²')
  await page.getByLabel('Length overall').fill('a boat')
  await page.getByLabel('Beam').focus()
  await expect(page.getByLabel('Length overall')).toHaveValue('10')
  await page.getByLabel('Keel').selectOption('Fin keel')
  await expect(areas).toContainText('18.0 m²')
  await expect(page).toHaveURL(/keel=fin/)
})

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
    /- 1 × Lustra, \$99 each\n- Coverage, Sedan: Front bumper, .*\n- Window film of 35 % on glass of 75 %\n- Hull of 10 m: /,
  )
  await page.getByRole('button', { name: /^Remove Window film/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByRole('list', { name: 'From the tools' })
    .getByRole('link', { name: 'Change' })
    .first()
    .click()
  await expect(page).toHaveURL(/\/ppf\?panels=/)
})

for (const route of ['/ppf', '/window-film', '/marine-film', '/about']) {
  test.describe(`${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('has its texts, tables and pictures', async ({ page }) => {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page)).toHaveText(/[\s\S]{500}/)
      if (route !== '/about') await expect(main(page).getByRole('table').first()).toBeVisible()
    })
  })
}
