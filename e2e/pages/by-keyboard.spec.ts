import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { goBack } from '../navigation'

/** Presses Tab, or Shift+Tab, until the target has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let step = 0; step < 120; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name })
const line = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Product lines' }).getByRole('link', { name })

test('a user signs in, opens an order and logs out by keyboard alone; Back leads to neither the form nor, later, the account', async ({
  page,
  open,
}) => {
  // The session of ten seconds does not end meanwhile.
  await page.clock.setFixedTime(new Date())
  await open('/shop')
  await pressOn(page, page.getByRole('link', { name: 'Account' }))
  await expect(page).toHaveURL('/login')
  await tabTo(page, page.getByRole('main').getByLabel('Email'))
  await page.keyboard.type('user@tersa.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('user-demo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await goBack(page)
  await expect(page).toHaveURL('/shop')

  await page.goForward({ waitUntil: 'commit' })
  await pressOn(page, section(page, 'Orders'))
  await expect(page).toHaveURL('/user/orders')
  await pressOn(page, page.getByRole('button', { name: 'TR-1043' }))
  await expect(page.getByText('2 × Lustra')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Log out' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
  await goBack(page)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('TR-1043')).toHaveCount(0)
})

test('at 320 px the focus is on the new heading after signing in, choosing a section and logging out', async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date())
  await page.setViewportSize({ width: 320, height: 640 })
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const menu = page.getByRole('button', { name: 'Account menu' })
  await open('/login')
  await tabTo(page, page.getByRole('main').getByLabel('Email'))
  await page.keyboard.type('user@tersa.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('user-demo')
  await page.keyboard.press('Enter')
  await expect(heading('Overview')).toBeFocused()
  await pressOn(page, menu)
  await pressOn(page, section(page, 'Orders'))
  await expect(heading('Orders')).toBeFocused()
  await pressOn(page, menu)
  await pressOn(page, page.getByRole('button', { name: 'Log out' }))
  await expect(heading('Sign in')).toBeFocused()
})

test('a wish is moved and restored, and an address added, by keyboard alone', async ({ page, openAs }) => {
  await openAs('user', '/user/wishlist')
  const cart = page.getByRole('status', { name: 'Cart' })
  await pressOn(page, page.getByRole('button', { name: 'Move to cart: Vitral' }))
  await expect(cart).toHaveText('1')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cart).toHaveText('0')

  await section(page, 'Addresses').press('Enter')
  await expect(page).toHaveURL('/user/addresses')
  await pressOn(page, page.getByRole('button', { name: 'Add an address' }))
  for (const text of ['Boat', 'Ana', 'Pier 1', 'Bahía', '02']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Boat' })).toBeVisible()
})

test('a product is created, edited, deleted and restored by keyboard alone', async ({ page, open }) => {
  await open('/admin')
  await tabTo(page, page.getByRole('form', { name: 'New product' }).getByLabel('Name'))
  await page.keyboard.type('Film')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('button', { name: 'Edit Film' }))
  await page.keyboard.type('Gloss film')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Gloss film' })).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: 'Delete Gloss film' }))
  await expect(page.getByRole('button', { name: 'Undo: Gloss film deleted' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('rowheader')).toHaveText(['Gloss film'])
})

test('a tint, a coverage and a hull are chosen by keyboard alone', async ({ page, tool, open }) => {
  await open('/window-film')
  await tabTo(page, page.getByRole('slider', { name: 'Film for the front side windows' }))
  await page.keyboard.press('End')
  await expect(tool.getByText('Factory glass, 70 to 85% × 70% film.')).toBeVisible()
  await pressOn(page, tool.getByRole('button', { name: 'Add 3 windows to my quote' }))
  await expect(page.getByRole('link', { name: 'View quote' })).toBeVisible()

  await line(page, 'PPF').press('Enter')
  await expect(page).toHaveURL('/ppf')
  await tabTo(page, tool.getByRole('radio', { name: /^Front/ }))
  await page.keyboard.press('ArrowRight')
  await expect(tool.getByText('Panels: 8 of 12')).toBeVisible()

  await line(page, 'Marine').press('Enter')
  await expect(page).toHaveURL('/marine-film')
  await tabTo(page, page.getByLabel('Length'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('20')
  await expect(tool.getByText('124.8 m²').filter({ visible: true }).last()).toBeVisible()
})

const onPhone = test.extend({ hasTouch: true, viewport: { width: 390, height: 844 } })

onPhone('the tools of the film pages work by touch', async ({ page, open, tool }) => {
  await open('/window-film')
  await page.getByRole('button', { name: '5% film', exact: true }).tap()
  await expect(tool.getByText('of the light gets through.').locator('..')).toHaveText(/^3.5 to 4.3%/)
  await line(page, 'PPF').tap()
  await page.locator('[data-panel=door-front]').first().tap()
  await expect(page.getByRole('checkbox', { name: 'Front doors' })).toBeChecked()
  await page.getByText('Trunk', { exact: true }).first().tap()
  await expect(page.getByRole('checkbox', { name: 'Trunk' })).toBeChecked()
  await line(page, 'Marine').tap()
  await page.locator('[data-panel=hardtop]').first().tap()
  await expect(page.getByRole('checkbox', { name: 'Hardtop' })).toBeChecked()
})
