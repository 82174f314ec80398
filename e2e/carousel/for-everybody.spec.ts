import {
  carousel,
  control,
  expect,
  expectPlaying,
  expectShown,
  indicator,
  leave,
  openFrozen,
  openMoving,
  recordVideos,
  slide,
  test,
} from './carousel'

const TITLES = ['Protección PPF', 'Window Film', 'Marine Film']

test('with text at 200% on the smallest screen no part of a slide is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFrozen(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  for (const title of TITLES) {
    await indicator(page, title).click()
    const frame = await carousel(page).boundingBox()
    const links = await slide(page, title).getByRole('link').all()
    expect(links).toHaveLength(2)
    for (const part of [slide(page, title).getByRole('heading'), ...links]) {
      const box = await part.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      expect(box?.y).toBeGreaterThanOrEqual(frame?.y ?? Number.NaN)
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(
        (frame?.y ?? 0) + (frame?.height ?? 0),
      )
    }
  }
})

test('with reduced motion nothing moves and no video loads until Play is pressed', async ({ page }) => {
  const videos = recordVideos(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFrozen(page)
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(60_000)
  await expectShown(page, 'Protección PPF')
  expect(videos).toEqual([])

  await control(page).click()
  await expectPlaying(page, 'Protección PPF')
  await leave(page)
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
  await page.reload()
  await expect(control(page)).toHaveAccessibleName('Play slides')
})

test('40 turns leave no more nodes, listeners or memory behind', { tag: '@chromium' }, async ({
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

  await turn(10)
  const before = await measure()
  await turn(40)
  // One collection may miss what the last turn has just released.
  await expect(async () => {
    const after = await measure()
    expect(after.nodes).toBeLessThanOrEqual(before.nodes)
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(10)
    expect(after.bytes - before.bytes).toBeLessThanOrEqual(1024 * 1024)
  }).toPass({ timeout: 20_000 })
})
