import { fillIn } from './contact-form'
import { test } from './faulty-fixtures'
import { expect } from './fixtures'

const SEND = 'Send message'

test('with an endpoint the message is posted there, once for a double click, and then forgotten here', async ({
  page,
  open,
  characters,
  messagesReceived,
}) => {
  await characters('accepts')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).dblclick()
  await expect(page.getByText('The message has been sent.')).toBeVisible()
  // A slow double click: the answer was faster, and stays what is said.
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('The message has been sent.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  const received = await messagesReceived()
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

test('a refusal loses nothing, claims nothing, and can be tried again', async ({
  page,
  open,
  characters,
  messagesReceived,
}) => {
  await characters('refuses once')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('The message could not be sent.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the mail program' })).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ana')
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('The message has been sent.')).toBeVisible()
  expect(await messagesReceived()).toHaveLength(2)
})

test('a redirect is not taken for an arrival', async ({ page, open, characters }) => {
  await characters('redirects the message')
  await open('/contact')
  await fillIn(page)
  await page.getByRole('button', { name: SEND }).click()
  await expect(page.getByText('We cannot tell whether the message has arrived')).toBeVisible()
})

test('an endpoint that never answers: that nobody can tell is said within 10 s, and nothing is lost', async ({
  page,
  open,
  characters,
}) => {
  await characters('never answers')
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
