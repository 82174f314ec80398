import { expect, test } from '../fixtures'

test('a quote that was made on a phone opens on a desktop with the same lines', async ({
  page,
  browser,
  open,
  emit,
  baseURL,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/ppf?panels=hood.fenders')
  await page.getByRole('button', { name: 'Add to my quote' }).click()
  await open('/shop')
  await emit({ id: 7, name: 'Añil', image: '/characters/anil.svg', price: 99 })
  await emit({ id: 7, name: 'Añil', image: '/characters/anil.svg', price: 99 })
  await open('/contact')
  const list = page.getByRole('region', { name: 'For your quote' })
  const film = await list.getByRole('list', { name: 'Films' }).locator('bdi').textContent()
  await list.getByRole('button', { name: 'Share this list' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this list' })
  await expect(sheet.getByRole('img', { name: 'QR code to scan' })).toBeVisible()
  await expectAccessible('dialog')
  const link = await sheet.getByLabel('Link', { exact: true }).inputValue()
  expect(link).toMatch(`${baseURL}/contact#quote=`)

  const desktop = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const other = await desktop.newPage()
  const sent: string[] = []
  other.on('request', (request) => sent.push(request.url()))
  await other.goto(link)
  const shared = other.getByRole('dialog', { name: 'A shared list' })
  await expect(shared.getByRole('list', { name: 'Products in the shared list' })).toContainText('Añil2 × $99')
  await expect(shared.getByRole('list', { name: 'Films in the shared list' })).toContainText(film ?? '')
  expect(await other.evaluate(() => localStorage.length)).toBe(0)
  await shared.getByRole('button', { name: 'Add to mine' }).click()
  const opened = other.getByRole('region', { name: 'For your quote' })
  await expect(opened.getByLabel('Quantity', { exact: true })).toHaveValue('2')
  await expect(opened.getByRole('list', { name: 'Films' })).toContainText(film ?? '')
  await expect(other).toHaveURL(`${baseURL}/contact`)
  expect(sent.filter((url) => !url.startsWith(baseURL ?? ''))).toEqual([])
  await desktop.close()
})
