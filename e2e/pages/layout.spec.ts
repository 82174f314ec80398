import { pixelsBehind } from '../contrast'
import { expect, test } from '../fixtures'
import { resize } from '../resize'

test('the number of a note can be hit within 24 px and leads to its source', async ({ page, open }) => {
  await open('/ppf')
  for (const width of [390, 1280]) {
    await resize(page, width)
    const notes = page.locator('sup a:visible')
    expect(await notes.count()).toBeGreaterThan(5)
    const missed = await notes.evaluateAll((all) =>
      all.filter((note) => {
        note.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width: w, height: h } = note.getBoundingClientRect()
        const [x, y] = [left + w / 2, top + h / 2]
        return [-11, 11].some((by) =>
          [document.elementFromPoint(x + by, y), document.elementFromPoint(x, y + by)].some(
            (hit) => hit !== note,
          ),
        )
      }),
    )
    expect(missed).toHaveLength(0)
  }
  const main = page.getByRole('main')
  await main.getByText('What a warranty covers').click()
  await main.getByRole('link', { name: 'Source 9' }).click()
  const source = page.locator('#src-9')
  await expect(source).toBeFocused()
  await expect(source).toBeInViewport()
  await expect(source.getByRole('link', { name: 'Protection Film Warranty' })).toBeVisible()
})

test('with reduced motion nothing moves; in forced colors parts have a border', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' })
  await page.goto('/about')
  const slow = await page.locator('body *').evaluateAll((all) =>
    all
      .filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        return Math.max(Number.parseFloat(transitionDuration), Number.parseFloat(animationDuration)) > 0.001
      })
      .map((element) => element.outerHTML),
  )
  expect(slow).toEqual([])
  for (const bordered of [page.locator('.sheet'), page.getByRole('button', { name: 'Subscribe' })])
    expect(await bordered.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')

  await open('/ppf')
  const lines = page.getByRole('navigation', { name: 'Product lines' }).getByRole('link')
  await expect(lines).toHaveCount(3)
  const borders = await lines.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each).borderBottomColor),
  )
  const [ppf, ...others] = borders
  expect(others).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
  expect(others).not.toContain(ppf)
})

test('in forced colors the tint slider has a track, and arrows, icons and swatches can be seen', async ({
  page,
  open,
  tool,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/window-film')
  const slider = await tool.getByRole('slider').boundingBox()
  if (!slider) throw new Error('The slider is not visible.')
  const [x, y] = [slider.x + 4, slider.y + slider.height / 2 - 8]
  const [track] = await pixelsBehind(page, [
    { color: 'rgb(0 0 0)', box: { x, y, width: slider.width / 4, height: 16 } },
  ])
  expect(track?.mean).toBeGreaterThan(0.05)

  const ownArrows = await page
    .getByRole('combobox')
    .evaluateAll((selects) => selects.map((each) => getComputedStyle(each).backgroundImage))
  expect(new Set(ownArrows)).toEqual(new Set(['none']))
  const otherColors = await page
    .locator('.icon:visible')
    .evaluateAll((icons) =>
      icons
        .filter(
          (icon) =>
            icon.parentElement && getComputedStyle(icon).color !== getComputedStyle(icon.parentElement).color,
        )
        .map((icon) => icon.outerHTML),
    )
  expect(otherColors).toEqual([])
  const swatch = tool.getByRole('group', { name: /^Windows of/ }).locator('svg[viewBox="0 0 34 22"]')
  await expect(swatch.first()).toHaveCSS('forced-color-adjust', 'none')
})
