import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { hold } from './hold'

const cards = (page: Page) => page.getByRole('article')
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter by name' })
const cart = (page: Page) => page.getByRole('status', { name: 'Cart' })

test('at most 12 cards of the sample catalogue are shown, each with its facts and price', async ({
  page,
  open,
}) => {
  await open('/shop')
  await expect(cards(page)).toHaveCount(12)
  const lustra = page.getByRole('article', { name: 'Lustra' })
  for (const text of ['$99', '60.000.000', 'Lacado', 'Taller de las Siete Capas']) {
    await expect(lustra.getByText(text)).toBeVisible()
  }
  await expect(page.getByRole('main').getByText('12 of 24')).toBeVisible()
})

test('on a phone each fact keeps to one line, and to its card', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/shop')
  await expect(cards(page)).toHaveCount(12)
  const stray = await cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const edge = card.getBoundingClientRect().right
      const facts = Array.from(card.querySelectorAll('dl > div'))
      const isStray = (fact: Element) => {
        const [name, value] = Array.from(fact.children, (part) => part.getBoundingClientRect())
        return !name || !value || name.height !== value.height || value.right > edge
      }
      return facts.filter(isStray).map((fact) => fact.textContent)
    }),
  )
  expect(stray).toEqual([])
})

test('the page says what is sold here and links to the three film lines', async ({ page, open }) => {
  await open('/shop')
  const lead = page.getByRole('main').getByText('The character series: printed sheets, one price.')
  for (const [name, href] of [
    ['Paint Protection Film', '/ppf'],
    ['Window Film', '/window-film'],
    ['Marine Film', '/marine-film'],
  ] as const)
    await expect(lead.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('each card’s portrait is there', async ({ page, open }) => {
  await open('/shop')
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded()
    const isLoaded = () => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0)
    await expect.poll(isLoaded).toBe(true)
  }
})

test('the filter finds a part of a name, whatever its case and accents, beyond the first 12 too', async ({
  page,
  open,
}) => {
  await open('/shop')
  await filter(page).fill('NACAR')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Nácar' })).toBeVisible()
  await expect(page.getByRole('main').getByText('1 of 24')).toBeVisible()
})

test('no match names the term and can be cleared', async ({ page, open, expectAccessible }) => {
  await open('/shop')
  await filter(page).fill('zorro')
  await expect(page.getByRole('heading', { name: 'No name contains “zorro”' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Clear filter' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test('Add to cart announces the card on window, and the badge counts it', async ({ page, open }) => {
  await open('/shop')
  await expect(cards(page)).toHaveCount(12)
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('cart:add', ({ detail }) => resolve(detail), { once: true }),
      ),
  )
  await page.getByRole('button', { name: 'Add to cart: Lustra' }).click()
  const image = new URL('/characters/lustra.svg', page.url()).href
  expect(await heard).toEqual({ id: '1', name: 'Lustra', image, price: 99 })
  await expect(cart(page)).toHaveText('1')
  await expect(page.getByRole('button', { name: 'Add to cart: Lustra' })).toHaveText('Added')
})

test('the navbar’s search is never wired to the filter', async ({ page, open, expectTrouble }) => {
  expectTrouble(/^console\.log: Lustra /)
  await open('/shop')
  await expect(cards(page)).toHaveCount(12)
  const search = page.getByRole('navigation', { name: 'Main' }).getByRole('searchbox')
  await search.fill('Lustra')
  await search.press('Enter')
  await expect(cards(page)).toHaveCount(12)
})

test('a failure is said in the specified words, and can be tried again', async ({
  page,
  open,
  expectTrouble,
  expectAccessible,
}) => {
  expectTrouble(/500.*characters\.json/)
  await page.route('**/characters.json', (route) => route.fulfill({ status: 500, body: '' }))
  await open('/shop')
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'No pude cargar personajes. Intenta de nuevo.',
  )
  await expect(page.getByText('No pude cargar')).toHaveAttribute('lang', 'es')
  await expectAccessible()
  await page.unroute('**/characters.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(12)
})

test('while the answer is under way the page says so, in the cards’ own geometry', async ({
  page,
  open,
  expectAccessible,
}) => {
  const answer = await hold(page, '**/characters.json')
  await open('/shop')
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Loading characters…' }),
  ).toBeVisible()
  await expectAccessible()
  const skeleton = await page
    .getByRole('list', { name: 'Characters' })
    .getByRole('listitem')
    .first()
    .boundingBox()
  answer()
  await expect(cards(page)).toHaveCount(12)
  const card = await cards(page).first().boundingBox()
  expect(card?.width).toBe(skeleton?.width)
  expect(Math.abs((card?.height ?? 0) - (skeleton?.height ?? 0))).toBeLessThan(8)
})

test('coming back from another page shows the cards at once', async ({ page, open }) => {
  await open('/shop')
  await expect(cards(page)).toHaveCount(12)
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveURL('/contact')
  await page.route('**/characters.json', () => {})
  await page.goBack()
  await expect(cards(page)).toHaveCount(12)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says why there are no cards, and where to go', async ({ page }) => {
    await page.goto('/shop')
    await expect(page.getByText('fetched with JavaScript')).toBeVisible()
    await expect(page.getByText('Loading characters…')).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Window Film' }).last().click()
    await expect(page).toHaveURL('/window-film')
  })
})
