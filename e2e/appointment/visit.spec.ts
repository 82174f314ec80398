import { formats, layOutOnPaper, pagesOnPaper } from '../paper'
import { expect, test } from '../workshop/workshop-fixtures'

const fromMexico = test.extend({ locale: 'es-MX', timezoneId: 'America/Mexico_City' })

fromMexico(
  'the owner of an SUV goes from the home page to a request for a visit, in Spanish, and prints the sheet',
  async ({ page, open, tool, browserName, expectAccessible }) => {
    // For a boat, which another place works on.
    await page.addInitScript(() => {
      if (!localStorage['tersa.quote']) localStorage['tersa.quote'] = '["/marine-film?zones=bow&loa=9"]'
    })
    await open('/es')
    await page.getByRole('main').locator('a[href$="/es/window-film"]').last().click()
    await tool.getByLabel('Vehículo').selectOption('SUV grande')
    await tool.getByRole('button', { name: 'Agregar 3 ventanas a mi cotización' }).click()
    await tool.getByRole('link', { name: 'Ver la cotización' }).click()
    await page.getByRole('main').locator('a[href$="/es/appointment"]').first().click()

    await expect(page.getByRole('heading', { level: 1, name: 'Tu cita' })).toBeVisible()
    await expect(page.getByText('Tres ventanas en mi SUV grande.').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Northside' })).toBeChecked()
    // Two in the afternoon there, an hour later than in Mexico.
    await expect(page.getByText('Abierto ahora, hasta las 6:00 p.m.').first()).toBeVisible()
    await expect(page.getByRole('radio', { name: /jue 26 nov/ })).toBeDisabled()
    await page.getByRole('radio', { name: /mar 1 dic/ }).check({ force: true })
    await page.getByRole('radio', { name: /^Por la mañana/ }).check({ force: true })
    await page.getByLabel('Nombre').fill('Ana')
    await page.getByLabel('Teléfono o correo').fill('55 5555 0101')
    await page.getByRole('main').getByRole('checkbox').check()
    await expectAccessible('main')
    await page.getByRole('button', { name: 'Pedir el martes 1 de diciembre, por la mañana' }).click()
    const message = page.getByRole('textbox', { name: 'Mensaje completo' })
    await expect(message).toHaveValue(/\/es\/contact#quote=3\.\S+\n\nLa cita es para:\nSUV grande:\n/)
    await expect(message).toHaveValue(/Taller: Northside\nDía preferido: 1 de diciembre de 2026\n/)
    await expect(page.getByRole('button', { name: 'Agregar a mi calendario como solicitada' })).toBeVisible()
    await expect(page.getByText(/^Nada queda reservado/)).toBeVisible()

    await page.evaluate(() => {
      window.print = () => void document.body.toggleAttribute('data-printed')
    })
    const print = page.getByRole('button', { name: 'Imprimir la hoja de mi SUV grande' })
    await print.click()
    await expect(page.locator('body[data-printed]')).toBeAttached()
    for (const format of browserName === 'chromium' ? formats : []) {
      await layOutOnPaper(page, format)
      expect(await pagesOnPaper(page, format, '12mm'), format).toBe(1)
      // After a print the other sheet is there again.
      await page.emulateMedia({ media: 'screen' })
      await print.click()
    }
  },
)
