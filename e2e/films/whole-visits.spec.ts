import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 } })
// A year after they were checked the laws make no claim.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-24'))

/** The list as it is sent, below its link. */
async function messageFrom(page: Page) {
  const quote = page.getByRole('region', { name: /^(Your quote|Tu cotización)$/ })
  await quote.getByRole('button', { name: /^(Share list|Compartir la lista)$/ }).click()
  const list = page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^(The list as text|La lista como texto)$/ })
  const [link, blank, ...lines] = (await list.inputValue()).replaceAll('\u00a0', ' ').split('\n')
  expect([link, blank]).toEqual([expect.stringContaining('/contact#quote=3.'), ''])
  return lines
}

test('a pickup’s owner covers the front, tints windows and sends the list', async ({ page, open, tool }) => {
  await open('/ppf')
  await tool.getByLabel('Vehicle').selectOption('Truck')
  await tool.getByRole('radio', { name: /^Front/ }).check({ force: true })
  await tool.getByRole('button', { name: 'Add to my quote' }).click()
  await expect(tool.getByRole('group', { name: 'Added: Front, on your truck.' })).toBeFocused()
  await tool.getByRole('link', { name: 'Tint for this truck' }).click()

  await expect(page).toHaveURL('/window-film?vehicle=truck#top')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(tool.getByLabel('Vehicle')).toHaveValue('truck')
  await tool.getByLabel('Registered in').selectOption('Texas')
  await expect(tool).toContainText('Also required in Texas: a label on the film')
  await tool.getByRole('button', { name: '15% film' }).click()
  await expect(tool.getByText('Too dark').first()).toBeVisible()
  await expect(tool.getByRole('button', { name: 'Add anyway: too dark for Texas' })).toBeVisible()
  await tool.getByRole('button', { name: 'Use 50%' }).click()
  await tool.getByRole('button', { name: 'Add 3 windows to my quote' }).click()
  const result = tool.getByRole('group', { name: 'Added: three windows on your truck.' })
  await expect(result).toContainText(
    'Meets the light limit in Texas: front side windows. No light limit in Texas: rear side windows. No light limit in Texas with two outside mirrors: rear window. 4 films in your quote.',
  )
  await result.getByRole('link', { name: 'View quote' }).click()

  const truck = page.getByRole('article', { name: 'Front, and three windows, on my truck.' })
  await expect(truck.getByRole('heading', { level: 4 })).toHaveText([
    'Front',
    'Front side windows, 50% film',
    'Rear side windows, 20% film',
    'Rear window, 20% film',
  ])
  // Another color in the tool is that of the list at once, in each tab.
  const other = await page.context().newPage()
  await other.goto('/ppf')
  await expect(other.getByRole('group', { name: 'For:' })).toBeVisible()
  await other.getByRole('radio', { name: 'Red' }).check({ force: true })
  await expect(truck.locator('[data-paint=red]').first()).toBeVisible()
  await other.close()
  expect(await messageFrom(page)).toEqual([
    'I would like a quote for:',
    'Truck, red:',
    '- Front, on a truck. Front bumper, headlights, mirrors, hood, front fenders. About 10.9 to 13.2 m² (117 to 142 sq ft).',
    '- Front side windows, 50% film. On factory glass (70 to 85%), 35 to 42.5% gets through. Meets the light limit in Texas. Texas asks for at least 25%. Also required: a label on the film; at most 25% reflection. Checked November 2026.',
    '- Rear side windows, 20% film. On privacy glass (about 20%), about 4% gets through. No light limit in Texas. Also required: a label on the film. Checked November 2026.',
    '- Rear window, 20% film. On privacy glass (about 20%), about 4% gets through. No light limit in Texas with two outside mirrors. Also required: two outside mirrors; a label on the film. Checked November 2026.',
  ])
})

test('a boat’s owner types feet, corrects a slip and sends one package', async ({ page, open, tool }) => {
  await open('/marine-film')
  const length = tool.getByLabel('Length')
  const packages = page.getByRole('region', { name: 'Four packages for your boat' })
  const beam = tool.getByLabel('Beam')
  const row = await beam.boundingBox()
  await length.fill('nine')
  const problem = tool.getByText(/^We cannot read this length/)
  await expect(problem).toBeVisible()
  // The note is below the row of the three measures, and moves none of them.
  expect(await beam.boundingBox()).toEqual(row)
  expect((await problem.boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0))
  await expect(packages).toContainText('No area yet')
  await tool.getByRole('button', { name: 'Fix the length first' }).click()
  await expect(length).toBeFocused()
  await length.fill('29.5 ft')
  await expect(tool.getByText('29.5 ft is 8.99 m.')).toBeVisible()
  await expect(tool.getByText('25.3 m²').filter({ visible: true }).last()).toBeVisible()

  await expect(packages).toContainText('14.0 m²')
  expect(await packages.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0)
  await packages.getByRole('radio', { name: /^Bow/ }).check()
  await expect(tool.getByRole('radio', { name: /^Bow/ })).toBeChecked()
  await tool.getByRole('link', { name: 'How we estimate' }).click()
  await expect(page.getByText('(length + beam) × 2 × freeboard')).toBeVisible()

  const add = tool.getByRole('button', { name: 'Add to my quote' })
  expect((await add.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await add.click()
  await expect(tool).toContainText('Added: Bow, on a boat 8.99 m (29 ft 6 in) long')
  await tool.getByRole('link', { name: 'View quote' }).click()
  const boat = page.getByRole('article', { name: 'Bow, on my boat.' })
  await expect(boat.getByRole('heading', { level: 4 })).toHaveText('Bow')
  expect(await messageFrom(page)).toEqual([
    'I would like a quote for:',
    'Boat:',
    '- Bow, on a boat 8.99 m (29 ft 6 in) long. Bow, boot stripe, foredeck. Estimated from the length: beam 2.7 m (8 ft 10 in) and freeboard 1.08 m (3 ft 7 in). About 14.0 m² (150 sq ft) of protection film.',
  ])
})

const inMexico = test.extend({ locale: 'es-MX', timezoneId: 'America/Mexico_City' })

inMexico('the owner of an SUV tints it and covers its front in Spanish', async ({ page, open, tool }) => {
  await open('/es/window-film')
  await expect(tool.getByText('México coincide con tu zona horaria.')).toBeVisible()
  const place = tool.getByLabel('Registrado en')
  await expect(place.locator('optgroup').first()).toHaveText('México')
  await expect(place.locator('optgroup').last()).toContainText('Dakota del Norte')
  await tool.getByLabel('Vehículo').selectOption('SUV grande')
  await expect(tool.getByText('Depende del estado').first()).toBeVisible()
  await tool.getByRole('button', { name: 'Agregar 3 ventanas a mi cotización' }).click()
  await expect(tool.getByRole('group', { name: 'Agregado: tres ventanas de tu SUV grande.' })).toBeFocused()
  await tool.getByRole('link', { name: 'Proteger el frente' }).click()

  await expect(page).toHaveURL('/es/ppf?vehicle=large-suv#top')
  const front = tool.getByRole('radio', { name: /^Frontal/ })
  await front.last().check({ force: true })
  await tool.getByRole('button', { name: 'Agregar a mi cotización' }).click()
  await tool.getByRole('link', { name: 'Ver la cotización' }).click()
  const suv = page.getByRole('article', { name: 'Frontal y tres ventanas en mi SUV grande.' })
  await expect(suv.getByRole('heading', { level: 4 })).toHaveCount(4)
  const ask =
    'Depende del estado en México. Consulta la norma de tu estado o pregúntanos. Comprobado en noviembre de 2026.'
  expect(await messageFrom(page)).toEqual([
    'Quiero una cotización para:',
    'SUV grande:',
    '- Frontal en un SUV grande. Parachoques delantero, faros, espejos laterales, capó, guardabarros delanteros. De 10.1 a 12.4 m² (109 a 133 pies²).',
    `- Ventanas delanteras, película del 35%. Sobre vidrio de fábrica (70 a 85%). Luz que pasa: de 24.5 a 29.8%. ${ask}`,
    `- Ventanas traseras, película del 20%. Sobre vidrio oscuro de fábrica (alrededor del 20%). Luz que pasa: alrededor del 4%. ${ask}`,
    `- Vidrio trasero, película del 20%. Sobre vidrio oscuro de fábrica (alrededor del 20%). Luz que pasa: alrededor del 4%. ${ask}`,
  ])
})

const inBogota = test.extend({ locale: 'es-CO', timezoneId: 'America/Bogota' })

inBogota(
  'a first visit from Bogotá sees which windows may have film, what the law asks, and a way on',
  async ({ open, tool }) => {
    await open('/es/window-film')
    await expect(
      tool.getByText(/^En Colombia, con el vidrio habitual de tu sedán: ningún tono/),
    ).toBeVisible()
    const rows = tool.getByRole('listitem').filter({ has: tool.page().getByRole('checkbox') })
    await expect(rows).toContainText(['Depende', 'Depende', 'Pide 70%', 'Pide 70%'])
    await tool.getByRole('button', { name: 'Conozco mi vidrio' }).click()
    const glass = tool.getByLabel('Luz que pasa por el vidrio sin película')
    await expect(glass).toBeFocused()
    await glass.fill('82')
    await expect(tool.getByText('Cumple el mínimo de luz en Colombia')).toBeVisible()
    await expect(tool.getByRole('button', { name: 'Agregar 2 ventanas a mi cotización' })).toBeVisible()
    await tool.getByLabel('Vehículo').selectOption('Pickup')
    await tool.getByLabel('Registrado en').selectOption('Texas')
    await expect(rows).toContainText(['Depende', 'Sin límite', 'Sin límite', 'Solo franja'])
  },
)
