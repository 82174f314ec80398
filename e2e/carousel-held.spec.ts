import {
  carousel,
  control,
  expect,
  expectShown,
  expectTurnsAfter,
  indicator,
  leave,
  openFrozen,
  openMoving,
  slide,
  test,
  videoOf,
} from './carousel'
import { holdScripts } from './hold'

test('it pauses on hover and goes on after', async ({ page }) => {
  await openMoving(page)
  await page.clock.runFor(2500)
  await carousel(page).hover()
  await page.clock.runFor(20_000)
  await expectShown(page, 'Protección PPF')
  await leave(page)
  await expectTurnsAfter(page, 1500, 'Protección PPF', 'Window Film')
})

test('a mouse that is there before the page is ready pauses it too', async ({ page }) => {
  const hydrate = await holdScripts(page)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(carousel(page)).toBeVisible()
  await page.mouse.move(600, 300)
  hydrate()
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

test('after a press on Play the slides move although the mouse stays there, and hovering again pauses them', async ({
  page,
}) => {
  await openMoving(page)
  await control(page).click()
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await control(page).click()
  await page.mouse.move(600, 300)
  await expect(carousel(page)).toHaveAttribute('data-moving', 'true')
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
  await page.getByRole('contentinfo').hover()
  await carousel(page).hover()
  await expect(carousel(page)).toHaveAttribute('data-moving', 'false')
})

test('with reduced motion nothing moves until Play is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFrozen(page)
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(60_000)
  await expectShown(page, 'Protección PPF')

  await control(page).click()
  await leave(page)
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')

  // What was asked for one visit is not asked for the next.
  await page.reload()
  await expect(control(page)).toHaveAccessibleName('Play slides')
  await page.clock.runFor(60_000)
  await expectShown(page, 'Protección PPF')
})

test('a hidden tab does not advance', async ({ page }) => {
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
