import { site } from '@/lib/content/facts/site'
import { expect, test } from '../configured-fixtures'
import { fillIn } from './enquiry-form'

const SEND = 'Send message'

test('a refused preflight does not count as reached, and keeps the answers; a double click posts them once', async ({
  page,
  open,
  characters,
  service,
}) => {
  // To the page it looks like a failed connection (docs/decisions/small.md).
  characters('refuses the preflight')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('We cannot tell whether your message arrived')).toBeVisible()
  expect(service.messages()).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana')

  characters('accepts messages')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).dblclick()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  // A slow double click: the response was faster.
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('Your message has been sent.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  const received = service.messages()
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    id: expect.any(String),
    list: [],
    form: 'contact',
    answers: { name: 'Ana', email: 'ana@example.com' },
    subject: `Request to ${site.name}`,
    body: expect.stringContaining('How long does the front take?'),
  })
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})
