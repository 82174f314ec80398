import type { Page } from '@playwright/test'
import { expect, test, withoutScripts } from '../fixtures'
import { hold } from '../hold'
import { resize } from '../resize'

const cards = (page: Page) => page.getByRole('article')
const loadedPortraits = (page: Page) =>
  cards(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length)

/** The facts and prices that are cut off or overflow their card, and the prices that wrap. */
const strayTexts = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const edge = card.getBoundingClientRect().right
      const boxesOf = (text: Element) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        return Array.from(range.getClientRects())
      }
      const isStray = (text: Element) => boxesOf(text).some(({ right }) => right > edge)
      // In columns only the value of a fact has a box, so that is what would be cut off.
      const isCut = (fact: Element) =>
        [fact, ...fact.querySelectorAll('dd')].some((part) => part.scrollHeight > part.clientHeight)
      const facts = Array.from(card.querySelectorAll('dl > div')).filter(
        (fact) => isCut(fact) || Array.from(fact.children).some(isStray),
      )
      const price =
        Array.from(card.querySelectorAll('span')).find((span) => span.textContent === '$99') ?? card
      const lines = new Set(boxesOf(price).map(({ top }) => Math.round(top)))
      return [...facts, ...(isStray(price) || lines.size !== 1 ? [price] : [])].map(
        (text) => text.textContent,
      )
    }),
  )

test('loading, error and no match are accessible and lead to the cards, which fit each width', async ({
  page,
  open,
  expectTrouble,
  expectAccessible,
}) => {
  expectTrouble(/400.*characters\.json/)
  const refuse = await hold(page, '**/characters.json', (route) => route.fulfill({ status: 400, body: '' }))
  await open('/shop')
  await expect(page.getByRole('main').getByText('Loading characters…')).toBeVisible()
  await expectAccessible('main')
  refuse()
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expectAccessible('main')
  await page.unroute('**/characters.json')
  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('zorro')
  await expect(page.getByRole('heading', { name: 'No card is called “zorro”.' })).toBeVisible()
  await expectAccessible('main')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(cards(page)).toHaveCount(12)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect.poll(() => loadedPortraits(page)).toBe(12)
  for (const width of [1280, 768, 600, 390, 320]) {
    await resize(page, width)
    expect(await strayTexts(page)).toEqual([])
  }
})

withoutScripts('without scripts the shop says why it has no cards, and links to others', async ({ page }) => {
  await page.goto('/shop')
  await expect(page.getByText('loads its catalog with JavaScript')).toBeVisible()
  await expect(page.getByText('Loading characters…')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Window Film' }).last().click()
  await expect(page).toHaveURL('/window-film')
})
