import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { expect, test } from '../fixtures'

const sharedQuote = writeSharedQuote(
  {
    lines: [{ id: '1', name: 'Lustra', image: null, price: 99, quantity: 2 }],
    films: [
      '/window-film?film=15&glass=75&window=front-side&place=texas',
      '/ppf?panels=hood.fenders&vehicle=truck',
      '/marine-film?zones=bow.transom&loa=9&keel=motor',
      '/marine-film?zones=rub-rail&loa=12&keel=fin',
    ],
  },
  'http://localhost/contact',
)

for (const [width, tag] of [
  [390, []],
  [1280, ['@sweep']],
] as const)
  test.describe(`at ${width} px`, { tag: [...tag] }, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the result of adding a film is accessible in each of its states', { tag: '@sweep' }, async ({
      open,
      expectAccessible,
      tool,
    }) => {
      const add = tool.getByRole('button', { name: /to my quote$/ })
      await open('/window-film?film=35&glass=75&window=front-side')
      await add.click()
      await expect(tool.getByRole('group', { name: /^Added/ })).toBeFocused()
      await expectAccessible('#tool')
      await tool.getByRole('button', { name: '20% film' }).click()
      await tool.getByRole('button', { name: '35% film' }).click()
      await add.click()
      await expect(tool.getByText('Already in your quote.')).toBeVisible()
      await expectAccessible('#tool')
      await tool.getByRole('button', { name: '20% film' }).click()
      await add.click()
      await expect(tool.getByRole('button', { name: /^Keep only/ })).toBeVisible()
      await expectAccessible('#tool')
    })

    test('cart, sharing and quote are accessible when filled', async ({
      page,
      open,
      emit,
      expectAccessible,
    }) => {
      await page.addInitScript(() => {
        const films = [
          '/window-film?film=15&glass=75&window=front-side&place=texas',
          '/ppf?panels=hood&vehicle=sedan',
          '/ppf?panels=hood.roof&vehicle=sedan',
        ]
        localStorage.setItem('tersa.quote', JSON.stringify(films))
      })
      // A year after it was checked the law makes no claim.
      await page.clock.setFixedTime('2026-11-24')
      await open('/contact')
      await emit({ id: 7, name: 'Añil', image: '/characters/anil.svg', price: 99 })
      const quote = page.getByRole('region', { name: 'Your quote' })
      await quote.getByRole('button', { name: 'Remove: 1 card' }).click()
      await expect(quote.getByText('Too dark for Texas.')).toBeVisible()
      await expectAccessible('#quote')
      await quote.getByRole('button', { name: 'Undo: 1 card' }).click()

      await page.getByRole('button', { name: 'Cart, 1 card, 3 films' }).click()
      const cart = page.getByRole('dialog')
      const second = cart.locator('[data-or]').nth(1)
      expect(await second.evaluate((line) => getComputedStyle(line, '::before').content)).toBe('"or"')
      await cart.getByRole('button', { name: 'Remove: One panel, on a sedan' }).click()
      await expectAccessible('dialog')
      await cart.getByRole('button', { name: 'Share list' }).click()
      await expect(cart.getByRole('button', { name: 'Back to the cart' })).toBeFocused()
      await expect(cart.getByRole('link', { name: 'Ask for a quote' })).toHaveCount(0)
      await expectAccessible('dialog')
      await cart.getByRole('button', { name: 'Back to the cart' }).click()
      await expect(cart.getByRole('button', { name: 'Share list' })).toBeFocused()
    })

    test('the keyboard reaches the accessible list that was shared, and Undo keeps the focus in its place', async ({
      page,
      open,
      expectAccessible,
    }) => {
      await open(`/contact${sharedQuote}`)
      const shared = page.getByRole('dialog', { name: 'A shared list' })
      await expect(shared.getByRole('heading', { name: 'Lustra' })).toBeAttached()
      await expectAccessible('dialog')
      await page.keyboard.press('Tab')
      await expect(shared.getByRole('group', { name: 'The shared list' })).toBeFocused()
      await shared.getByRole('button', { name: 'Add to mine' }).click()
      await expectAccessible('main')
      await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.getByRole('main').getByRole('link', { name: 'Call' })).toBeFocused()
    })
  })
