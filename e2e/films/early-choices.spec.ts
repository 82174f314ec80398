import { expect, test, untilHydrated } from '../fixtures'
import { openWithoutScripts } from '../hold'

// What the visitor sees chosen before the scripts arrive is chosen after they have.
test('choices on /window-film before hydration are kept', async ({ page, tool }) => {
  const letScriptsLoad = await openWithoutScripts(page, '/window-film')
  await tool.getByLabel('Vehicle').selectOption('truck')
  await tool.getByLabel('Registered in').selectOption('Texas')
  await tool.getByRole('checkbox', { name: 'Tint the windshield' }).check()
  await tool.getByRole('checkbox', { name: 'Tint the rear window' }).uncheck()
  await tool.getByRole('radio', { name: 'Night' }).check({ force: true })
  await tool.getByRole('button', { name: '50% film' }).click()
  letScriptsLoad()
  await untilHydrated(page)
  await expect(tool.getByRole('button', { name: '50% film' })).toHaveAttribute('aria-pressed', 'true')
  await expect(tool.getByLabel('Vehicle')).toHaveValue('truck')
  await expect(tool.getByLabel('Registered in')).toHaveValue('texas')
  await expect(tool.getByRole('checkbox', { name: 'Tint the windshield' })).toBeChecked()
  await expect(tool.getByRole('checkbox', { name: 'Tint the rear window' })).not.toBeChecked()
  await expect(tool.getByRole('radio', { name: 'Night' })).toBeChecked()
  await expect(page).toHaveURL(
    /vehicle=truck.*front-side=50\..*rear=20\.\d+\.off.*windscreen=70\.75&.*at=night/,
  )
})

test('the slider of /window-film before hydration is kept', async ({ page, tool }) => {
  const letScriptsLoad = await openWithoutScripts(page, '/window-film')
  await tool.getByRole('slider').fill('42')
  letScriptsLoad()
  await expect(page).toHaveURL(/front-side=42\./)
  await expect(tool.getByRole('slider')).toHaveValue('42')
})

test('choices on /ppf and /marine-film before hydration are kept', async ({ page, tool }) => {
  let letScriptsLoad = await openWithoutScripts(page, '/ppf')
  await tool.getByLabel('Vehicle').selectOption('large-suv')
  await tool.getByRole('radio', { name: /^Full/ }).check({ force: true })
  letScriptsLoad()
  await expect(page).toHaveURL(/panels=front-bumper\..*roof.*vehicle=large-suv/)
  await expect(tool.getByLabel('Vehicle')).toHaveValue('large-suv')
  await expect(tool.getByRole('radio', { name: /^Full/ })).toBeChecked()
  await page.unrouteAll({ behavior: 'wait' })

  letScriptsLoad = await openWithoutScripts(page, '/marine-film')
  await tool.getByRole('radio', { name: /^Dock/ }).check({ force: true })
  letScriptsLoad()
  await expect(page).toHaveURL(/zones=rub-rail\.quarter/)
  await expect(tool.getByRole('radio', { name: /^Dock/ })).toBeChecked()
})

test('choices on /appointment before hydration are kept', async ({ page }) => {
  const letScriptsLoad = await openWithoutScripts(page, '/appointment')
  await page.getByLabel('Preferred day').fill('2026-12-01')
  await page.getByLabel('Preferred time').selectOption('Morning')
  await page.getByText('Warranty record and care dates').click()
  letScriptsLoad()
  await untilHydrated(page)
  await expect(
    page.getByRole('button', { name: 'Ask for Tuesday, December 1, in the morning' }),
  ).toBeVisible()
  await expect(page.getByLabel('Preferred day')).toHaveValue('2026-12-01')
  await expect(page.getByLabel('Installer')).toBeVisible()
})
