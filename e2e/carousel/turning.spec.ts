import type { Page } from '@playwright/test'
import { expect, test } from '../configured-fixtures'
import { openWithoutScripts } from '../hold'
import { layoutShift } from '../layout-shift'
import { goBack } from '../navigation'
import { recordPaths } from '../requests'
import * as hero from './hero'

const expectMoving = (page: Page, isMoving: boolean) =>
  expect(hero.carousel(page)).toHaveAttribute('data-moving', `${isMoving}`)

test('slides turn after 4000 ms in a fade of 900 ms; a mouse pauses them, and so does the focus until Play', async ({
  page,
}) => {
  await hero.openMoving(page)
  await hero.expectTurnsAfter(page, 4000, 'Protección PPF', 'Window Film')
  // The progress of a fade depends on the machine, so its style is checked instead: a slide stays visible until the next
  // one covers it.
  const slides = hero.carousel(page).locator('[aria-roledescription="slide"]')
  const pictures = slides.locator('> :first-child')
  await expect(slides.first()).toHaveCSS('transition-delay', '0.9s')
  await expect(pictures.first()).toHaveCSS('transition-delay', '0.9s')
  await expect(pictures.nth(1)).toHaveCSS('transition-duration', '0.9s')
  await slides.evaluateAll((all) => {
    for (const fade of all.flatMap((element) => element.getAnimations({ subtree: true }))) fade.finish()
  })
  await expect(pictures.first()).toHaveCSS('opacity', '0')
  await expect(slides.first()).toHaveCSS('visibility', 'hidden')
  await expect(pictures.nth(1)).toHaveCSS('opacity', '1')
  await expect(hero.carousel(page).getByRole('group')).toHaveCount(1)

  await page.clock.runFor(2500)
  await hero.carousel(page).hover()
  await expectMoving(page, false)
  await page.clock.runFor(20_000)
  await hero.expectShown(page, 'Window Film')
  await hero.leave(page)
  await hero.expectTurnsAfter(page, 1500, 'Window Film', 'Marine Film')

  // Away from the slides, to which the focus scrolls.
  await page.mouse.move(0, 0)
  await hero.slide(page, 'Marine Film').getByRole('link', { name: 'Shop now' }).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  await hero.expectShown(page, 'Marine Film')
  await page.keyboard.press('Shift+Tab')
  await expectMoving(page, true)
  await page.clock.runFor(4000)
  await hero.expectShown(page, 'Protección PPF')

  await hero.control(page).focus()
  await expectMoving(page, false)
  await page.keyboard.press('Enter')
  await expect(hero.control(page)).toHaveAccessibleName('Play slides')
  await page.keyboard.press('Enter')
  await expectMoving(page, true)
  await page.clock.runFor(4000)
  await hero.expectShown(page, 'Window Film')
})

test('while a slide turns, one title can be read at every moment, and its Shop now pressed', async ({
  page,
}) => {
  await hero.openFrozen(page)
  await hero.indicator(page, 'Window Film').hover()
  const moments = await hero.carousel(page).evaluate(async (section) => {
    section.querySelector<HTMLElement>('button[aria-current] + button')?.click()
    // React renders the next slide in a microtask.
    await null
    const fades = section.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition)
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    return Array.from({ length: 19 }, (_, i) => {
      for (const fade of fades) {
        fade.pause()
        fade.currentTime = i * 50
      }
      const titles = [...section.querySelectorAll('h2')].filter(isShown)
      const [link] = [...section.querySelectorAll('a')].filter(isShown)
      const box = link?.getBoundingClientRect()
      const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      return {
        title: titles.map((title) => title.textContent).join(),
        opacity: Math.min(...titles.map(opacityOf)),
        isPressable: hit !== undefined && link?.contains(hit),
      }
    })
  })
  const readable = moments.filter(({ opacity, isPressable }) => opacity >= 0.6 && isPressable)
  expect(readable).toEqual(moments)
  const [from, to] = ['Protección PPF', 'Window Film']
  expect(moments.map(({ title }) => title)).toEqual([...Array(9).fill(from), ...Array(10).fill(to)])
})

test('Back from Shop now leads to slides that turn; the second link opens the tool', async ({ page }) => {
  await hero.openMoving(page)
  await hero.slide(page, 'Protección PPF').getByRole('link', { name: 'Shop now' }).click()
  await expect(page).toHaveURL('/shop/')
  await goBack(page)
  await hero.leave(page)
  await hero.expectPlaying(page, 'Protección PPF')
  await page.clock.runFor(4000)
  await hero.expectShown(page, 'Window Film')

  await hero.indicator(page, 'Protección PPF').click()
  await hero.slide(page, 'Protección PPF').getByRole('link', { name: 'Cover my car' }).click()
  await expect(page).toHaveURL('/ppf/#tool')
  await expect(page.locator('#tool svg').first()).toBeInViewport()
})

test('a mouse that is over the slides before hydration pauses them', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  const hydrate = await openWithoutScripts(page, '/')
  await expect(hero.carousel(page)).toBeVisible()
  await page.mouse.move(600, 300)
  hydrate()
  await expect(hero.videoOf(page, 'Protección PPF')).toHaveAttribute('data-shown', 'true')
  await page.clock.runFor(20_000)
  await hero.expectShown(page, 'Protección PPF')
})

test('Pause lasts for later visits, until Play is pressed, even under the mouse', async ({ page }) => {
  await hero.openMoving(page)
  await hero.control(page).click()
  await expect(hero.control(page)).toHaveAccessibleName('Play slides')
  await page.getByRole('contentinfo').hover()
  await page.reload()
  await expect(hero.control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(20_000)
  await hero.expectShown(page, 'Protección PPF')

  await hero.control(page).click()
  await page.mouse.move(600, 300)
  await expectMoving(page, true)
  await page.clock.runFor(4000)
  await hero.expectShown(page, 'Window Film')
  await hero.leave(page)
  await hero.carousel(page).hover()
  await expectMoving(page, false)
})

test('with reduced motion nothing moves and no video loads until Play is pressed', async ({ page }) => {
  const videos = recordPaths(page, (path) => /\.(webm|mp4)$/.test(path))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await hero.openFrozen(page)
  await expect(hero.control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(60_000)
  await hero.expectShown(page, 'Protección PPF')
  expect(videos).toEqual([])

  await hero.control(page).click()
  await hero.expectPlaying(page, 'Protección PPF')
  await hero.leave(page)
  await page.clock.runFor(4000)
  await hero.expectShown(page, 'Window Film')
  await page.reload()
  await expect(hero.control(page)).toHaveAccessibleName('Play slides')
})

test('turns shift nothing, and 40 of them keep no nodes, listeners or memory', {
  tag: '@chromium',
}, async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await hero.openMoving(page)
  await hero.expectPlaying(page, 'Protección PPF')
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
  expect(await page.evaluate(layoutShift)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await hero.expectPlaying(page, 'Protección PPF')
  await turn(2)
  expect(await page.evaluate(layoutShift)).toBe(0)
})

const onPhone = test.extend({ hasTouch: true, viewport: { width: 390, height: 844 } })

onPhone('a tap on an indicator shows its slide and does not pause the carousel', async ({ page }) => {
  await hero.openMoving(page)
  await hero.indicator(page, 'Marine Film').tap()
  await hero.expectShown(page, 'Marine Film')
  await expect(hero.carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(4000)
  await hero.expectShown(page, 'Protección PPF')
})
