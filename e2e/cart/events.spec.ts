import { expect, test } from '../fixtures'
import { openWithoutScripts } from '../hold'
import { resize } from '../resize'
import { cart, drawer, openDrawer, storeCart, storedCart } from './cart'

const lustra = { id: '1', name: 'Lustra' }

test('an event from any script counts once, through navigation and reload', async ({ page, open, emit }) => {
  await open('/about')
  await emit(lustra)
  await emit(null)
  await page.evaluate(() => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const foreign = Object(frame.contentWindow)
    const detail = foreign.JSON.parse('{ "name": "From a frame" }')
    window.dispatchEvent(new foreign.CustomEvent('cart:add', { detail }))
    frame.remove()
  })
  await expect(cart(page)).toHaveText('3')
  await expect
    .poll(() => storedCart(page))
    .toMatchObject([{ name: 'Lustra' }, { name: 'Desconocido' }, { name: 'From a frame', price: 99 }])
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await emit(lustra)
  await expect(page).toHaveURL('/contact')
  await emit(lustra)
  await expect(cart(page)).toHaveText('5')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 5 cards' })).toBeVisible()
  await expect(cart(page)).toHaveText('5')
})

test('events and presses before hydration take effect, even of a left page', async ({ page, emit, tool }) => {
  const letScriptsLoad = await openWithoutScripts(page, '/about')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await emit(lustra)
  await page.goto('/ppf', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await emit(lustra)
  await emit(lustra)
  await tool.getByRole('button', { name: 'Add to my quote' }).click()
  await page.getByRole('button', { name: 'Cart, 0' }).click()
  await expect(cart(page)).toHaveText('0')
  letScriptsLoad()
  await expect(cart(page)).toHaveText('3')
  await expect(drawer(page).getByText('3 × $99')).toBeVisible()
  await expect(tool.getByText('Added: ')).toBeAttached()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Cart, 3 cards, 1 film' })).toBeVisible()
})

test('a hostile item runs nothing, and the drawer is accessible and holds its lines at every width', async ({
  page,
  open,
  emit,
  expectAccessible,
}) => {
  await open('/about')
  await storeCart(page, { [`Lustra ${'x'.repeat(150)}`]: 99_999, Cobalto: 1 })
  const name = `<script>window.isHacked=1</script>\u202E${'x'.repeat(10_000)}`
  await emit({ name, image: 'javascript:window.isHacked=1', price: -1 })
  await expect(cart(page)).toHaveText('100001')
  await expect.poll(async () => (await storedCart(page))[2]).toMatchObject({ price: 99, quantity: 1 })

  await openDrawer(page)
  await expect(drawer(page).getByRole('list', { name: 'Cards' }).getByRole('listitem')).toHaveCount(3)
  await expect(drawer(page)).not.toContainText(/undefined|NaN|\[object/)
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false)
  for (const width of [320, 1280, 390]) {
    await resize(page, width, 700)
    const overflow = await drawer(page).evaluate((dialog) => {
      const edge = dialog.getBoundingClientRect().right
      const parts = Array.from(dialog.querySelectorAll('*'), (part) => part.getBoundingClientRect().right)
      return { scrolls: dialog.scrollWidth - dialog.clientWidth, stray: parts.filter((x) => x > edge + 1) }
    })
    expect(overflow, `${width} px`).toEqual({ scrolls: 0, stray: [] })
  }
  await expectAccessible('dialog')
  await resize(page, 1280)
  await drawer(page).getByRole('button', { name: 'Empty the cart' }).click()
  await expect(drawer(page).getByText('Your cart is empty')).toBeVisible()
  await expectAccessible('dialog')
})
