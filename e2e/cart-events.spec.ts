import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdScripts } from './hold'
import { forgetLongTasks, longestTask, recordLongTasks } from './long-tasks'

const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })
const lines = (page: Page) =>
  page.evaluate<{ name: string; price: number; image: string | null; quantity: number }[]>(() =>
    JSON.parse(localStorage.getItem('tersa.cart') ?? '[]'),
  )

/** In the page: dispatches one event; what it holds is made there, since no message could carry it. */
const events: Record<string, () => void> = {
  'K01 a good one': () =>
    window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1', name: 'Lustra', price: 99 } })),
  'K02 no detail': () => window.dispatchEvent(new CustomEvent('cart:add')),
  'K03 null': () => window.dispatchEvent(new CustomEvent('cart:add', { detail: null })),
  'K04 a text': () => window.dispatchEvent(new CustomEvent('cart:add', { detail: 'Lustra' })),
  'K05 a number': () => window.dispatchEvent(new CustomEvent('cart:add', { detail: 7 })),
  'K06 a list': () => window.dispatchEvent(new CustomEvent('cart:add', { detail: [1, 2] })),
  'K07 a frozen detail': () =>
    window.dispatchEvent(new CustomEvent('cart:add', { detail: Object.freeze({ name: 'Lustra' }) })),
  'K08 getters that throw': () =>
    window.dispatchEvent(
      new CustomEvent('cart:add', {
        detail: {
          get name() {
            throw new Error('no')
          },
        },
      }),
    ),
  'K09 a proxy that refuses everything': () => {
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    window.dispatchEvent(new CustomEvent('cart:add', { detail: proxy }))
  },
  'K10 a plain event': () => window.dispatchEvent(new Event('cart:add')),
  'K11 nothing but an id': () => window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: 5 } })),
  'K14 a name with a script, turned around, and long': () =>
    window.dispatchEvent(
      new CustomEvent('cart:add', {
        detail: { name: `<script>window.isHacked=1</script>\u202E${'x'.repeat(10_000)}` },
      }),
    ),
  'K15 a picture that is a script': () =>
    window.dispatchEvent(
      new CustomEvent('cart:add', { detail: { name: 'Lustra', image: 'javascript:window.isHacked=1' } }),
    ),
  'K21 an event of another frame’s making': () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const there = frame.contentWindow as unknown as { CustomEvent: typeof CustomEvent; Object: typeof Object }
    window.dispatchEvent(
      new there.CustomEvent('cart:add', { detail: there.Object.assign({}, { name: 'L' }) }),
    )
    frame.remove()
  },
}

for (const [name, dispatch] of Object.entries(events)) {
  test(`${name} counts once and makes a sound line`, async ({ page, open, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/about')
    await page.evaluate(dispatch)
    await expect(cart(page)).toHaveText('1')
    const [line] = await lines(page)
    expect(line).toMatchObject({ price: 99, quantity: 1 })
    expect(line?.image ?? null).toBeNull()

    await page.getByRole('button', { name: 'Cart, 1' }).click()
    const drawer = page.getByRole('dialog', { name: 'Cart' })
    await expect(drawer.getByRole('listitem')).toHaveCount(1)
    await expect(drawer).not.toContainText(/undefined|NaN|\[object/)
    expect(await page.evaluate(() => 'isHacked' in window)).toBe(false)
    expect(await drawer.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    await expectAccessible()
  })
}

test('K12 the same id twice is one line that counts twice', async ({ page, open, announce }) => {
  await open('/about')
  await announce({ id: '1', name: 'Lustra' })
  await announce({ id: 1, name: 'Lustra' })
  await expect(cart(page)).toHaveText('2')
  expect(await lines(page)).toMatchObject([{ quantity: 2 }])
})

test('K13 a price that is none is 99', async ({ page, open }) => {
  await open('/about')
  await page.evaluate(() => {
    for (const price of [Number.NaN, -1, '99', Number.POSITIVE_INFINITY, null])
      window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: String(price), price } }))
  })
  await expect(cart(page)).toHaveText('5')
  expect((await lines(page)).every(({ price }) => price === 99)).toBe(true)
})

for (const [kind, ids] of [
  ['of one card', 1],
  ['of as many cards', 10_000],
] as const) {
  test(`K16 10,000 events in one task ${kind} are 10,000, and hold nothing up`, { tag: '@chromium' }, async ({
    page,
    open,
  }) => {
    await recordLongTasks(page)
    const longest: number[] = []
    for (let visit = 0; visit < 3; visit++) {
      await open('/about')
      await page.evaluate(() => localStorage.clear())
      await forgetLongTasks(page)
      await page.evaluate((many) => {
        for (let i = 0; i < 10_000; i++)
          window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: i % many, name: 'Lustra' } }))
      }, ids)
      await expect(cart(page)).toHaveText('10000')
      await page.getByRole('button', { name: 'Cart, 10000' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      longest.push(await longestTask(page))
    }
    expect(Math.min(...longest)).toBeLessThan(200)
  })
}

test('K17 a hundred a second for a minute all count, and are said now and then, not each', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/about')
  await page.evaluate(() => {
    const announced: string[] = []
    window.announced = announced
    const voice = Array.from(document.querySelectorAll('body > [role=status]')).find(
      (element) => element.className === 'visually-hidden',
    )
    if (voice)
      new MutationObserver(() => announced.push(voice.textContent ?? '')).observe(voice, {
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

test('K18 what is announced before the page has hydrated is not lost, nor a press on the cart', async ({
  page,
}) => {
  const hydrate = await holdScripts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => {
    for (let i = 0; i < 3; i++)
      window.dispatchEvent(new CustomEvent('cart:add', { detail: { id: '1', name: 'Lustra' } }))
  })
  await page.getByRole('button', { name: 'Cart, 0' }).click()
  await expect(cart(page)).toHaveText('0')
  hydrate()
  await expect(cart(page)).toHaveText('3')
  await expect(page.getByRole('dialog', { name: 'Cart' }).getByText('3 × $99')).toBeVisible()
})

test('K18 nor is it when the visitor leaves before the page has hydrated', async ({ page }) => {
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

test('K19 an event during a change of page counts, K20 each but once', async ({ page, open, announce }) => {
  await open('/about')
  await announce({ id: '1', name: 'Lustra' })
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await announce({ id: '1', name: 'Lustra' })
  await expect(page).toHaveURL('/contact')
  await announce({ id: '1', name: 'Lustra' })
  await expect(cart(page)).toHaveText('3')
})

test('K22 a double click on Add to cart counts twice', async ({ page, open }) => {
  await open('/shop')
  await page.getByRole('button', { name: 'Add to cart: Lustra' }).dblclick()
  await expect(cart(page)).toHaveText('2')
})
