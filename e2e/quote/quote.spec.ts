import { SUB_PATH } from '../../scripts/exports'
import { goBack } from '../navigation'
import { expect, test } from '../workshop/workshop-fixtures'

test('under a sub-path a quote that was made on a phone survives new pages, and opens on a desktop with the same lines', async ({
  page,
  browser,
  open,
  emit,
  tool,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/ppf?panels=hood.fenders')
  await tool.getByRole('button', { name: /to my quote$/ }).click()
  await expect(tool.getByRole('link', { name: 'View quote' })).toBeVisible()
  await open('/shop')
  const portrait = page.getByRole('article').locator('img').first()
  await expect.poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  const card = { id: 7, name: 'Añil', image: `${SUB_PATH}/characters/anil.svg`, price: 99 }
  await emit(card)
  await emit(card)
  await open('/contact')
  const list = page.getByRole('region', { name: 'Your quote' })
  const films = list.getByRole('region', { name: 'Films' })
  const film = await films.getByRole('heading', { level: 4 }).textContent()
  await list.getByRole('button', { name: 'Share list' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this list' })
  const link = await sheet.getByRole('textbox', { name: 'Link' }).inputValue()
  await expect(sheet.getByRole('img', { name: 'QR code to scan' })).toBeVisible()
  expect(link).toMatch(`${baseURL}/contact#quote=`)

  const desktop = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const other = await desktop.newPage()
  const sent: string[] = []
  other.on('request', (request) => sent.push(request.url()))
  await other.goto(link)
  const shared = other.getByRole('dialog', { name: 'A shared list' })
  await expect(shared.getByRole('list', { name: 'Cards in the shared list' })).toContainText('Añil2 × $99')
  await expect(shared.getByRole('region', { name: 'Films in the shared list' })).toContainText(film ?? '')
  // A look at the drawing is not yet a choice.
  await shared.getByRole('link', { name: /^View/ }).click()
  await expect(other).toHaveURL(/\/ppf\?panels=hood\.fenders/)
  await expect(other.locator('#tool [data-panel=hood][data-on]').first()).toBeVisible()
  await goBack(other)
  await expect(shared).toBeVisible()
  expect(await other.evaluate(() => localStorage.length)).toBe(0)
  expect(sent.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([])
  await shared.getByRole('button', { name: 'Add to mine' }).click()
  await expect(other).toHaveURL(`${baseURL}/contact`)
  // The list, which is a little shorter than the form, has come down with the window.
  await other.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded()
  const ends = other
    .locator('main form, #quote')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
  const [ofForm = 0, ofList = 0] = await ends
  expect(Math.abs(ofList - ofForm)).toBeLessThan(80)
  await other.getByRole('link', { name: /^Change: Two panels/ }).click()
  await expect(other).toHaveURL(new RegExp(`^${baseURL}/ppf\\?panels=hood\\.fenders`))
  await desktop.close()
})
