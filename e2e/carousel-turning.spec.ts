import {
  carousel,
  expect,
  expectPlaying,
  expectShown,
  expectTurnsAfter,
  indicator,
  leave,
  openMoving,
  slide,
  test,
} from './carousel'

test('slides turn every 4000 ms; hovering pauses them, and an indicator gives its slide the whole time', async ({
  page,
}) => {
  await openMoving(page)
  await expectTurnsAfter(page, 4000, 'Protección PPF', 'Window Film')
  await page.clock.runFor(2500)
  await carousel(page).hover()
  await page.clock.runFor(20_000)
  await expectShown(page, 'Window Film')
  await leave(page)
  await expectTurnsAfter(page, 1500, 'Window Film', 'Marine Film')

  await page.clock.runFor(3000)
  await indicator(page, 'Window Film').click()
  await expectShown(page, 'Window Film')
  await leave(page)
  await expectTurnsAfter(page, 4000, 'Window Film', 'Marine Film')
  await expectTurnsAfter(page, 4000, 'Marine Film', 'Protección PPF')
})

test('slides fade in 900 ms; the last one stays below until the next has covered it, and then one is left', async ({
  page,
}) => {
  await openMoving(page)
  await indicator(page, 'Window Film').click()
  const slides = carousel(page).locator('[aria-roledescription="slide"]')
  // What is left of the fade depends on the machine, so the rule is checked instead of the moment.
  await expect(slides.first()).toHaveCSS('transition-delay', '0.9s, 0.9s')
  await expect(slides.nth(1)).toHaveCSS('transition-duration', '0.9s')

  await slides.evaluateAll((all) => {
    for (const fade of all.flatMap((element) => element.getAnimations())) fade.finish()
  })
  await expect(slides.first()).toHaveCSS('opacity', '0')
  await expect(slides.first()).toHaveCSS('visibility', 'hidden')
  await expect(slides.nth(1)).toHaveCSS('opacity', '1')
  await expect(carousel(page).getByRole('group')).toHaveCount(1)
})

test('Shop now leads to the shop, and Back to a carousel that plays and turns', async ({ page }) => {
  await openMoving(page)
  await slide(page, 'Protección PPF').getByRole('link', { name: 'Shop now' }).click()
  await expect(page).toHaveURL('/shop')
  await page.goBack()
  await leave(page)
  await expectPlaying(page, 'Protección PPF')
  await page.clock.runFor(4000)
  await expectShown(page, 'Window Film')
})
