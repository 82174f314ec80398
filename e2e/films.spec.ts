import type { Locator, Page } from '@playwright/test'
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

  /** The mean linear luminance of a part of the window, as it is painted. */
  async function luminance(page: Page, scene: Locator, from: number, to: number): Promise<number> {
    const box = await scene.boundingBox()
    if (!box) throw new Error('The scene is not there')
    // The scene stands in the middle of its box, five by three.
    const width = Math.min(box.width, (box.height * 5) / 3)
    const part = {
      x: box.x + (box.width - width) / 2 + width * from,
      y: box.y + box.height * 0.3,
      width: width * (to - from),
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

  /** The number below "Together", as a visitor reads it. */
  async function shownShare(page: Page): Promise<number> {
    const text = await main(page)
      .getByText(/ % × .* = .* %$/)
      .textContent()
    return Number(/= ([\d.]+) %$/.exec(text ?? '')?.[1])
  }

  const FILMED = [0.4, 0.65] as const
  const BARE = [0.72, 0.88] as const

  for (const [from, at] of [
    ['inside', 'day'],
    ['inside', 'night'],
    ['outside', 'day'],
    ['outside', 'night'],
  ] as const) {
    test(`from ${from} by ${at} the picture darkens as the number says`, async ({ page, open }) => {
      const scene = page.getByRole('img', { name: 'A car’s window' })
      const look = async (glass: number, film: number) => {
        await open(`/window-film?film=${film}&glass=${glass}&from=${from}&at=${at}`)
        await page.waitForLoadState('networkidle')
      }
      // The drawing as it is, without glass or film.
      await look(100, 90)
      await scene.evaluate((svg) => {
        for (const image of svg.querySelectorAll('g image')) image.removeAttribute('filter')
      })
      const filmed = await luminance(page, scene, ...FILMED)
      const bare = await luminance(page, scene, ...BARE)

      for (const [glass, film] of [
        [100, 90],
        [88, 50],
        [75, 35],
        [75, 20],
        [20, 50],
        [75, 5],
        [20, 15],
      ] as const) {
        await look(glass, film)
        const shown = await shownShare(page)
        const measured = ((await luminance(page, scene, ...FILMED)) / filmed) * 100
        expect(Math.abs(measured - shown), `${glass} × ${film}`).toBeLessThanOrEqual(
          shown < 20 ? shown / 10 : 3,
        )
        const through = ((await luminance(page, scene, ...BARE)) / bare) * 100
        expect(Math.abs(through - glass), `glass of ${glass}`).toBeLessThanOrEqual(3)
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

test('nothing chosen is nothing to ask for, and is said', async ({ page, open }) => {
  await open('/ppf?panels=')
  await page.getByRole('button', { name: 'Ask for this coverage' }).click()
  await expect(main(page).getByText('Choose at least one panel first.')).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByRole('list', { name: 'From the tools' })).toHaveCount(0)
})

for (const address of [
  '/window-film?film=5&glass=37&from=outside&at=night&place=florida&window=windscreen',
  '/window-film?glass=20&place=united-kingdom',
  '/ppf?panels=',
  '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders.rockers.door-front.door-rear.quarter.roof.trunk.rear-bumper',
  '/marine-film?zones=&loa=nonsense',
]) {
  test(`${address} is accessible`, async ({ open, expectAccessible }) => {
    await open(address)
    await expectAccessible('main')
  })
}

for (const [route, control] of [
  ['/ppf', 'Ask for this coverage'],
  ['/window-film', 'Ask for this tint'],
  ['/marine-film', 'Ask for this hull'],
] as const) {
  test(`${route} is printed with its tables, without what cannot be pressed on paper`, async ({
    page,
    open,
  }) => {
    await open(route)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(main(page).getByRole('img').or(main(page).locator('svg')).first()).toBeVisible()
    for (const name of [control, 'Cart, 0']) await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
}

for (const route of ['/ppf', '/window-film', '/marine-film', '/about']) {
  test.describe(`${route} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })

    test('has its texts, tables and pictures, and no control that does nothing', async ({ page }) => {
      await page.goto(route)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 2 })).not.toHaveCount(0)
      await expect(main(page).locator('svg, img').first()).toBeVisible()
      if (route !== '/about') {
        await expect(main(page).getByRole('table').first()).toBeVisible()
        await expect(main(page).getByText('The tool on this page works in the browser')).toBeVisible()
      }
      await expect(
        main(page).locator('button:visible, input:visible, select:visible, textarea:visible'),
      ).toHaveCount(0)
    })
  })
}
