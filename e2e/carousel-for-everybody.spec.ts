import {
  carousel,
  control,
  expect,
  expectShown,
  indicator,
  leave,
  openFrozen,
  openMoving,
  slide,
  test,
} from './carousel'

const TITLES = ['Protección PPF', 'Window Film', 'Marine Film']

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
  await leave(page)
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
})

test('150 turns leave no more nodes, listeners or memory behind', { tag: '@chromium' }, async ({
  page,
  context,
}) => {
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

  await turn(20)
  const before = await measure()
  await turn(150)
  // One collection may leave what the last turn has only just let go.
  await expect(async () => {
    const after = await measure()
    expect(after.nodes).toBeLessThanOrEqual(before.nodes)
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(20)
    expect(after.bytes - before.bytes).toBeLessThanOrEqual(2 * 1024 * 1024)
  }).toPass({ timeout: 10_000 })
})
