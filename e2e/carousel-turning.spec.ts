import {
  carousel,
  expect,
  expectShown,
  expectTurnsAfter,
  indicator,
  leave,
  openFrozen,
  openMoving,
  slide,
  test,
} from './carousel'

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
    await expectTurnsAfter(page, 4000, shown, next)
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
  // What is left of the fade depends on the machine, so the rule is checked instead of the moment.
  const last = carousel(page).locator('[aria-roledescription="slide"]').first()
  await expect(last).toHaveCSS('transition-delay', '0.9s, 0.9s')
  await expect.poll(styles).toEqual([
    { isWhole: false, isThere: false },
    { isWhole: true, isThere: true },
  ])
  await expect(carousel(page).locator('[data-active="true"]')).toHaveCSS('transition-duration', '0.9s')
})

test('indicators move it, and the slide they show stays its whole time', async ({ page }) => {
  await openMoving(page)
  await page.clock.runFor(3000)
  await indicator(page, 'Marine Film').click()
  await expectShown(page, 'Marine Film')
  await leave(page)
  await expectTurnsAfter(page, 4000, 'Marine Film', 'Protección PPF')
})

test('there are no arrows: the buttons are the control and three indicators', async ({ page }) => {
  await openFrozen(page)
  await expect(carousel(page).getByRole('button')).toHaveText(['', ...TITLES])
})
