import { carousel, control, expectShown, indicator, openFrozen, openMoving, slide, videoOf } from './carousel'
import { expect, test } from './fixtures'

const TITLES = ['Protección PPF', 'Window Film', 'Marine Film']

test('three slides, titled Protección PPF, Window Film and Marine Film', async ({ page }) => {
  await openFrozen(page)
  await expect(carousel(page).getByRole('heading', { includeHidden: true })).toHaveText(TITLES)
  await expect(carousel(page).getByRole('heading', { name: 'Protección PPF' })).toHaveAttribute('lang', 'es')
})

test('each slide has a Shop now button to /shop', async ({ page }) => {
  await openFrozen(page)
  for (const title of TITLES) {
    await indicator(page, title).click()
    await expect(slide(page, title).getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/shop')
  }
  await slide(page, 'Marine Film').getByRole('link', { name: 'Shop now' }).click()
  await expect(page).toHaveURL('/shop')
})

test('it turns at 4000 ms, not at 3999, and again every 4000 ms, round and round', async ({ page }) => {
  await openMoving(page)
  let shown = 'Protección PPF'
  for (const next of ['Window Film', 'Marine Film', 'Protección PPF', 'Window Film']) {
    await page.clock.runFor(3999)
    await expectShown(page, shown)
    await page.clock.runFor(1)
    await expectShown(page, next)
    shown = next
  }
})

test('slides fade: the last one stays below until the next has covered it, in 900 ms', async ({ page }) => {
  await openMoving(page)
  const styles = () =>
    carousel(page)
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((all) =>
        all.slice(0, 2).map((element) => {
          const { opacity, visibility } = getComputedStyle(element)
          return { isWhole: opacity === '1', isThere: visibility === 'visible' }
        }),
      )
  await indicator(page, 'Window Film').click()
  expect((await styles())[0]).toEqual({ isWhole: true, isThere: true })
  await expect.poll(styles).toEqual([
    { isWhole: false, isThere: false },
    { isWhole: true, isThere: true },
  ])
  await expect(carousel(page).locator('[data-active="true"]')).toHaveCSS('transition-duration', '0.9s')
})

test('it pauses on hover and goes on after', async ({ page }) => {
  await openMoving(page)
  await page.clock.runFor(2500)
  await carousel(page).hover()
  await page.clock.runFor(20_000)
  await expectShown(page, 'Protección PPF')
  await page.getByRole('contentinfo').hover()
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(1499)
  await expectShown(page, 'Protección PPF')
  await page.clock.runFor(1)
  await expectShown(page, 'Window Film')
})

test('a mouse that is there before the page is ready pauses it too', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(carousel(page)).toBeVisible()
  await page.mouse.move(600, 300)
  release()
  await expect(videoOf(page, 'Protección PPF')).toHaveAttribute('data-shown', 'true')
  await page.clock.runFor(20_000)
  await expectShown(page, 'Protección PPF')
})

test('it pauses while the keyboard focus is inside and goes on after', async ({ page }) => {
  await openMoving(page)
  await slide(page, 'Protección PPF').getByRole('link', { name: 'Shop now' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  await expectShown(page, 'Protección PPF')
  await page.keyboard.press('Shift+Tab')
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
})

test('indicators move it, and the slide they show stays its whole time', async ({ page }) => {
  await openMoving(page)
  await page.clock.runFor(3000)
  await indicator(page, 'Marine Film').click()
  await expectShown(page, 'Marine Film')
  await page.getByRole('contentinfo').hover()
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(3999)
  await expectShown(page, 'Marine Film')
  await page.clock.runFor(1)
  await expectShown(page, 'Protección PPF')
})

test('there are no arrows: the buttons are the control and three indicators', async ({ page }) => {
  await openFrozen(page)
  await expect(carousel(page).getByRole('button')).toHaveText(['', ...TITLES])
})

test('the control stops it, and it stays stopped on the next visit', async ({ page }) => {
  await openMoving(page)
  await control(page).click()
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.getByRole('contentinfo').hover()
  await page.clock.runFor(20_000)
  await expectShown(page, 'Protección PPF')

  await page.reload()
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(20_000)
  await expectShown(page, 'Protección PPF')
})

test('who presses Play by keyboard sees it move at once', async ({ page }) => {
  await openMoving(page)
  await control(page).focus()
  await page.keyboard.press('Enter')
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.keyboard.press('Enter')
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
})

test('V16 with reduced motion nothing moves until it is asked to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFrozen(page)
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(60_000)
  await expectShown(page, 'Protección PPF')

  await control(page).click()
  await page.getByRole('contentinfo').hover()
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')

  // What was asked for one visit is not asked for the next.
  await page.reload()
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(60_000)
  await expectShown(page, 'Protección PPF')
})

test('V17 a hidden tab does not advance', async ({ page }) => {
  await openMoving(page)
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)

  await setHidden(true)
  await page.clock.runFor(60_000)
  await expectShown(page, 'Protección PPF')
  await setHidden(false)
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
})

test('a screen reader hears what it is, the title and the place, and no automatic turn', async ({ page }) => {
  await openMoving(page)
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel')
  await expect(slide(page, 'Protección PPF')).toHaveAccessibleName('Protección PPF, 1 of 3')
  await expect(slide(page, 'Protección PPF')).toHaveAttribute('aria-roledescription', 'slide')
  await expect(carousel(page).getByRole('group')).toHaveCount(1)

  const live = carousel(page).locator('[aria-live]')
  await expect(live).toHaveAttribute('aria-live', 'off')
  await control(page).click()
  await expect(live).toHaveAttribute('aria-live', 'polite')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap on an indicator shows its slide and does not hold the carousel', async ({ page }) => {
    await openMoving(page)
    await indicator(page, 'Marine Film').tap()
    await expectShown(page, 'Marine Film')
    await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
    await page.clock.runFor(4000)
    await expectShown(page, 'Protección PPF')
  })
})

test('with text at 200 % on the smallest screen the hero grows, and nothing of a slide is cut', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFrozen(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const title of TITLES) {
    await indicator(page, title).click()
    const frame = await carousel(page).boundingBox()
    for (const part of [slide(page, title).getByRole('heading'), slide(page, title).getByRole('link')]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN)
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(
        (frame?.y ?? 0) + (frame?.height ?? 0),
      )
    }
  }
})

test('back from another page it is there and moves', async ({ page }) => {
  await openMoving(page)
  await slide(page, 'Protección PPF').getByRole('link', { name: 'Shop now' }).click()
  await expect(page).toHaveURL('/shop')
  await page.goBack()
  await page.getByRole('contentinfo').hover()
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
})

test('500 turns leave no more nodes, listeners or memory behind', async ({ page, context }) => {
  test.slow()
  await openMoving(page)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')

  async function turn(times: number) {
    for (let i = 0; i < times; i++) await page.clock.runFor(4000)
  }
  async function measure() {
    await session.send('HeapProfiler.collectGarbage')
    const { metrics } = await session.send('Performance.getMetrics')
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), bytes: value('JSHeapUsedSize') }
  }

  await turn(30)
  const before = await measure()
  await turn(500)
  const after = await measure()
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(after.listeners - before.listeners).toBeLessThanOrEqual(20)
  expect(after.bytes - before.bytes).toBeLessThanOrEqual(2 * 1024 * 1024)
})
