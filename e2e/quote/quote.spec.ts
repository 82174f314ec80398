import { expect, test } from '../fixtures'

test('films are added to the quote, survive a reload there, and are changed in their tool', async ({
  page,
  open,
}) => {
  await open('/window-film?film=35&glass=75&window=front-side&place=texas')
  await page
    .locator('#tool')
    .getByRole('button', { name: /to my quote$/ })
    .click()
  await expect(page.locator('#tool').getByText('Added: front side windows, 35% film.')).toBeVisible()
  await open('/window-film?film=20&glass=20&window=rear-side&place=texas')
  await page
    .locator('#tool')
    .getByRole('button', { name: /to my quote$/ })
    .click()
  await page.getByRole('link', { name: 'View quote' }).click()
  await expect(page).toHaveURL('/contact#message')
  await page.reload()
  const quote = page.getByRole('region', { name: 'Your quote' })
  await expect(quote.getByRole('heading', { level: 4 })).toHaveText([
    'Front side windows, 35% film',
    'Rear side windows, 20% film',
  ])

  await quote.getByRole('link', { name: 'Change: Front side windows, 35% film' }).click()
  await expect(page).toHaveURL(/\/window-film\?.*place=texas/)
  await page.getByRole('button', { name: '50% film' }).click()
  await page.locator('#tool').getByRole('button', { name: 'Save the change' }).click()
  await page.getByRole('link', { name: 'View quote' }).click()
  await expect(quote.getByRole('heading', { level: 4 })).toHaveText([
    'Front side windows, 50% film',
    'Rear side windows, 20% film',
  ])
})

test('another film for the same window is added as an alternative, and a removed line is restored to its place', async ({
  page,
  open,
}) => {
  await open('/window-film?film=35&glass=75&window=front-side')
  await page
    .locator('#tool')
    .getByRole('button', { name: /to my quote$/ })
    .click()
  await expect(page.locator('#tool').getByRole('link', { name: 'View quote' })).toBeVisible()
  await open('/window-film?film=20&glass=75&window=front-side')
  await page
    .locator('#tool')
    .getByRole('button', { name: /to my quote$/ })
    .click()
  await expect(page.getByText('Both are in your quote, as alternatives. The shop prices both.')).toBeVisible()
  await page.getByRole('button', { name: 'Cart, 0 cards, 2 films' }).click()
  const cart = page.getByRole('dialog', { name: 'Cart' })
  const or = cart.locator('[data-or]').nth(1)
  expect(await or.evaluate((line) => getComputedStyle(line, '::before').content)).toBe('"or"')
  await cart.getByRole('button', { name: 'Remove: Front side windows, 35% film' }).click()
  await cart.getByRole('button', { name: /^Undo/ }).click()
  const restored = cart
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name: /35%/ }) })
  await expect(restored.last().locator(':focus')).toHaveCount(1)
  await cart.getByRole('button', { name: 'Share list' }).click()
  await expect(page.getByRole('button', { name: 'Back to the cart' })).toBeFocused()
})
