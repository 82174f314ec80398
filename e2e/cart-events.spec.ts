import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'

const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Cart' })
const storedLines = (page: Page) =>
  page.evaluate<{ name: string; price: number; image: string | null; quantity: number }[]>(() =>
    JSON.parse(localStorage.getItem('tersa.cart') ?? '[]'),
  )

test('a hostile item counts once, runs nothing, and its line stays inside the drawer', async ({
  page,
  open,
  announce,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/about')
  await announce({
    name: `<script>window.isHacked=1</script>\u202E${'x'.repeat(10_000)}`,
    image: 'javascript:window.isHacked=1',
    price: -1,
  })
  await expect(cart(page)).toHaveText('1')
  expect(await storedLines(page)).toMatchObject([{ price: 99, quantity: 1 }])

  await page.getByRole('button', { name: 'Cart, 1' }).click()
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await expect(drawer(page)).not.toContainText(/undefined|NaN|\[object/)
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false)
  expect(await drawer(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await expectAccessible('dialog')
})

test('an event that was created in another frame counts', async ({ page, open }) => {
  await open('/about')
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const there = frame.contentWindow as unknown as { CustomEvent: typeof CustomEvent; Object: typeof Object }
    window.dispatchEvent(
      new there.CustomEvent('cart:add', { detail: there.Object.assign({}, { name: 'Lustra' }) }),
    )
    frame.remove()
  })
  await expect(cart(page)).toHaveText('1')
  expect(await storedLines(page)).toMatchObject([{ name: 'Lustra', price: 99 }])
})

test('the same id twice is one line with the quantity 2', async ({ page, open, announce }) => {
  await open('/about')
  await announce({ id: '1', name: 'Lustra' })
  await announce({ id: 1, name: 'Lustra' })
  await expect(cart(page)).toHaveText('2')
  expect(await storedLines(page)).toMatchObject([{ quantity: 2 }])
})

for (const [kind, ids] of [
  ['one item', 1],
  ['as many items', 10_000],
] as const)
  test(`10,000 events for ${kind} in one task all count`, async ({ page, open }) => {
    await open('/about')
    await page.evaluate((many) => {
      for (let i = 0; i < 10_000; i++)
        window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: i % many, name: 'Lustra' } }))
    }, ids)
    await expect(cart(page)).toHaveText('10000')
    expect(await storedLines(page)).toHaveLength(ids)
  })

test('a hundred events a second for a minute all count, and few of them are announced', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/about')
  await page.evaluate(() => {
    const announced: string[] = []
    window.announced = announced
    const region = document.querySelector('body > [role=status].visually-hidden')
    if (!region) throw new Error('There is no live region')
    new MutationObserver(() => announced.push(region.textContent ?? '')).observe(region, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    let sent = 0
    const timer = setInterval(() => {
      window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: sent % 12, name: 'Lustra' } }))
      sent += 1
      if (sent === 6000) clearInterval(timer)
    }, 10)
  })
  await page.clock.runFor(62_000)
  await expect(cart(page)).toHaveText('6000')
  const announced = (await page.evaluate(() => window.announced)) ?? []
  expect(announced.length).toBeGreaterThan(1)
  expect(announced.length).toBeLessThan(60)
  expect(announced.at(-1)).toContain('6000 in the cart')
})

test('events and a press on the cart before hydration take effect after it', async ({ page }) => {
  const letScriptsLoad = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => {
    for (let i = 0; i < 3; i++)
      window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1', name: 'Lustra' } }))
  })
  await page.getByRole('button', { name: 'Cart, 0' }).click()
  await expect(cart(page)).toHaveText('0')
  letScriptsLoad()
  await expect(cart(page)).toHaveText('3')
  await expect(drawer(page).getByText('3 × $99')).toBeVisible()
})

test('an event on a page that is left before hydration counts on the next page', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => {})
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() =>
    window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1', name: 'Lustra' } })),
  )
  await page.unroute('**/_next/static/**/*.js')
  await page.goto('/contact')
  await expect(cart(page)).toHaveText('1')
  await page.reload()
  await expect(cart(page)).toHaveText('1')
})

test('events before, during and after a change of page count once each', async ({ page, open, announce }) => {
  await open('/about')
  await announce({ id: '1', name: 'Lustra' })
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await announce({ id: '1', name: 'Lustra' })
  await expect(page).toHaveURL('/contact')
  await announce({ id: '1', name: 'Lustra' })
  await expect(cart(page)).toHaveText('3')
})

test('a double click on Add to cart counts twice', async ({ page, open }) => {
  await open('/shop')
  await page.getByRole('button', { name: 'Add to cart: Lustra' }).dblclick()
  await expect(cart(page)).toHaveText('2')
})
