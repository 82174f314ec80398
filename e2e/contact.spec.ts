import type { Page } from '@playwright/test'
import { field, fillIn, form } from './contact-form'
import { expect, test } from './fixtures'

const message = (page: Page) => page.getByRole('textbox', { name: 'The whole message' })
const summary = (page: Page) => form(page).getByRole('alert')

/** The mail program is the visitor's: that it is asked to open is all that can be seen. */
async function submit(page: Page) {
  await page.getByRole('button', { name: 'Send message' }).click()
}

test('the message is handed to the mail program, and nothing is claimed to be sent', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/contact')
  await fillIn(page)
  await field(page, 'Line').selectOption('Window Film')
  await submit(page)
  const outcome = form(page).getByRole('status')
  await expect(outcome).toContainText('Nothing is sent until you send it there.')
  await expect(outcome).toBeFocused()
  await expect(outcome).toContainText('hello@tersa.example')
  await expect(message(page)).toHaveValue(
    'Enquiry to Tersa\n\nName: Ana\nEmail: ana@example.com\nLine: Window Film\n\nHow long does the front take?',
  )
  const href = await page.getByRole('link', { name: 'Open the mail program' }).getAttribute('href')
  expect(href).toMatch(/^mailto:hello@tersa\.example\?subject=Enquiry%20to%20Tersa&body=Name%3A%20Ana%0D%0A/)
  await expectAccessible()
})

test('what the cart holds is listed, can be changed, and stands in the message', async ({ page, open }) => {
  await open('/shop')
  await page.getByRole('button', { name: 'Add to cart: Lustra' }).click()
  await page.getByRole('button', { name: 'Add to cart: Cobalto' }).click()
  await page.getByRole('button', { name: 'Cart, 2' }).click()
  await page.getByRole('link', { name: 'Ask for a quote' }).click()
  await expect(page).toHaveURL('/contact')
  const list = page.getByRole('list', { name: 'For your quote' })
  await list
    .getByRole('group', { name: 'Quantity of Lustra' })
    .getByRole('button', { name: 'One more' })
    .click()
  await list.getByRole('button', { name: 'Remove Cobalto' }).click()
  await expect(page.getByRole('status', { name: 'Cart' })).toHaveText('2')
  await page.getByRole('button', { name: 'Undo' }).click()

  await fillIn(page)
  await field(page, /^Message/).fill('')
  await submit(page)
  await expect(message(page)).toHaveValue(/For a quote:\n- 2 × Lustra, \$99 each\n- 1 × Cobalto, \$99 each$/)
})

test('what is missing or wrong is said at the field and in a summary that gets the focus', async ({
  page,
  open,
  expectAccessible,
}) => {
  await open('/contact')
  await field(page, 'Name').fill('   ')
  await field(page, 'Email').fill('ana@example')
  await submit(page)
  await expect(summary(page)).toBeFocused()
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter your name.',
    'Enter an email like name@example.com.',
    'Write what it is about.',
  ])
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter an email like name@example.com.')
  await expectAccessible()

  await summary(page).getByRole('link', { name: 'Enter an email' }).click()
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill('ana@example.com')
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'false')
  await expect(summary(page).getByRole('link')).toHaveCount(2)
})

test('what was typed survives a reload, until it is cleared', async ({ page, open }) => {
  await open('/contact')
  await fillIn(page)
  await field(page, 'Line').selectOption('Marine Film')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Ana')
  await expect(field(page, 'Line')).toHaveValue('Marine Film')
  await expect(field(page, 'Message')).toHaveValue('How long does the front take?')
  await submit(page)
  await page.getByRole('button', { name: 'Clear the form' }).click()
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('')
})

test('an outcome goes when what it is about changes', async ({ page, open }) => {
  await open('/contact')
  await fillIn(page)
  await submit(page)
  await expect(message(page)).toBeVisible()
  await field(page, 'Name').fill('')
  await expect(message(page)).toHaveCount(0)
})

test('after a link within the page the back button shows the right page', async ({ page, open }) => {
  await open('/contact')
  await submit(page)
  await summary(page).getByRole('link', { name: 'Enter your name.' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
})

for (const [route, button] of [
  ['/contact', 'Send message'],
  ['/forgot-password', 'Ask for a reset'],
] as const) {
  test(`${route}: a double click hands the message over once, and what to do stands there`, async ({
    page,
    open,
  }) => {
    await open(route)
    await field(page, 'Email').fill('ana@example.com')
    if (route === '/contact') await fillIn(page)
    await form(page).getByRole('button', { name: button }).dblclick()
    await expect(page.getByText('Your mail program should open with the message.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy message' })).toBeVisible()
  })
}

test('a long message says that the link is cut, and can be copied whole', { tag: '@chromium' }, async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/contact')
  await fillIn(page)
  const long = 'film '.repeat(900).trim()
  await field(page, 'Message').fill(long)
  await submit(page)
  await expect(page.getByText('It is too long for a mail link')).toBeVisible()
  const href = await page.getByRole('link', { name: 'Open the mail program' }).getAttribute('href')
  expect(href?.length).toBeLessThanOrEqual(1900)
  await page.getByRole('button', { name: 'Copy message' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(long)
})

test('a field that people do not see keeps bots out, and says so', async ({ page, open }) => {
  await open('/contact')
  await fillIn(page)
  await page.evaluate(() => {
    const trap = document.querySelector<HTMLInputElement>('[name=website]')
    if (trap) trap.value = 'https://spam.example'
  })
  await submit(page)
  await expect(form(page).getByRole('alert')).toContainText('nothing was sent')
})

test('a submit before hydration puts nothing into the address', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => {})
  await page.goto('/contact', { waitUntil: 'commit' })
  await fillIn(page)
  await submit(page)
  await expect(page).toHaveURL('/contact')
  await expect(field(page, 'Name')).toHaveValue('Ana')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the phone and the address are there, and no form that could not send', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByRole('link', { name: 'PBX 555 0100' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'hello@tersa.example' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden()
  })
})
