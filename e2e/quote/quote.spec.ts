import { addToQuote } from '../films/tool'
import { expect, test } from '../fixtures'

test('films are added to the quote, survive a reload, and can be changed', async ({ page, open }) => {
  await open('/window-film?film=35&glass=75&window=front-side&place=texas')
  await addToQuote(page)
  await expect(page.locator('#tool').getByText('Added: front side windows, 35% film.')).toBeVisible()
  await open('/window-film?film=20&glass=20&window=rear-side&place=texas')
  await addToQuote(page)
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
