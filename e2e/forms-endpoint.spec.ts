import { expect, test } from './configured-fixtures'
import { fillIn } from './contact-form'

const SEND = 'Send message'

test('a double click posts the message once, and the form then forgets it', async ({
  page,
  open,
  characters,
  service,
}) => {
  characters('accepts messages')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).dblclick()
  await expect(page.getByText('The message has been sent.')).toBeVisible()
  // A slow double click: the response was faster.
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('The message has been sent.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  const received = service.messages()
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({
    form: 'contact',
    answers: { name: 'Ana', email: 'ana@example.com' },
    subject: 'Enquiry to Tersa',
    body: expect.stringContaining('How long does the front take?'),
  })
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
})

test('a refused message stays in the form and can be sent again', async ({
  page,
  open,
  characters,
  service,
}) => {
  characters('refuses the first message')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('The message could not be sent.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the mail program' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana')
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('The message has been sent.')).toBeVisible()
  expect(service.messages()).toHaveLength(2)
})

test('a redirected message does not count as sent', async ({ page, open, characters }) => {
  characters('redirects messages')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('We cannot tell whether the message has arrived')).toBeVisible()
})

test('an endpoint that never responds is reported within 10 s, and the form keeps the message', async ({
  page,
  open,
  characters,
}) => {
  characters('never responds')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await expect(page.getByText('We cannot tell whether the message has arrived')).toBeVisible({
    timeout: 10_000,
  })
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana')
})
