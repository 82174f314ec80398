import { site } from '@/lib/content/facts/site'
import { expect, test } from '../fixtures'
import { burger, link, nav, products } from './navbar'

test.use({ viewport: { width: 1280, height: 800 } })

test('the tab order is the visual order, links mark the current page, and the menu of products closes in four ways', async ({
  page,
  open,
}) => {
  await open('/shop')
  await expect(burger(page)).toBeHidden()
  const stops = nav(page).locator('a:visible, button:visible, summary:visible, input:visible')
  const lefts = await stops.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left))
  expect(lefts.length).toBeGreaterThan(8)
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b))

  for (const [name, route] of [
    [`${site.name}, home`, '/'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Account', '/login'],
  ] as const) {
    await link(page, name).click()
    await expect(page).toHaveURL(route)
    await expect(nav(page).locator('[aria-current="page"]')).toHaveAccessibleName(name)
  }

  const ppf = link(page, /^Paint Protection Film/)
  const windowFilm = link(page, /^Window Film/)
  await products(page).click()
  await ppf.click()
  await expect(page).toHaveURL('/ppf')
  await products(page).press('Enter')
  for (const stop of [ppf, windowFilm, link(page, 'About')]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await expect(windowFilm).toBeHidden()

  await products(page).click()
  await expect(nav(page).locator('[aria-current="page"]')).toHaveAccessibleName('Paint Protection Film')
  await expect(windowFilm).toHaveAccessibleDescription('Shade, glare, heat, and UV')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(ppf).toBeHidden()
  await products(page).click()
  await products(page).blur()
  await page.keyboard.press('Escape')
  await expect(ppf).toBeHidden()
  await products(page).click()
  await ppf.click()
  await expect(ppf).toBeHidden()
  await expect(page).toHaveURL('/ppf')
  await products(page).click()
  await windowFilm.click()
  await expect(page).toHaveURL('/window-film')
  await expect(ppf).toBeHidden()
})
