import type { Page } from '@playwright/test'
import { layoutProblems } from '../pages/layout-problems'
import { layOutOnPaper, textOnPaper } from '../paper'
import { enlargeText, resize } from '../resize'
import { expect, test } from './workshop-fixtures'

const FRONT = 'panels=front-bumper.headlights.mirrors.hood.fenders'

/** Each with texts that only the shop’s facts can show; /contact has a film of a quote. */
const states = [
  ['/', 'Open now, until 6:00 PM', 'From $180, as of January 2100'],
  ['/contact', 'Open now, until 6:00 PM', '$1,150 to $1,400'],
  [`/ppf?${FRONT}&vehicle=sedan`, 'Our prices, January 2100'],
  ['/window-film?film=20&glass=75&window=rear', '$260 to $320'],
  ['/marine-film?zones=bow.transom&loa=9&keel=motor', 'Topsides, from $3,900 to $4,600'],
  [`/appointment?${FRONT}&vehicle=sedan`, 'Open now, until 6:00 PM'],
  ['/work', 'Front of a red coupe'],
] as const

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

/** Choices of a tool that its card cuts, and names of films that a price squeezes. */
const squeezed = (page: Page) =>
  page.locator('#tool fieldset label:visible, main article h4').evaluateAll((all) =>
    all
      .filter((each) => {
        const { right, width } = each.getBoundingClientRect()
        const tool = each.closest('#tool')?.getBoundingClientRect()
        return tool ? right > tool.right : width < 100
      })
      .map((each) => each.textContent),
  )

for (const { widths, widthsOfLargeText, tag } of [
  { widths: [390], widthsOfLargeText: [320, 390, 1280], tag: [] },
  { widths: [1280, 320], widthsOfLargeText: [768, 992], tag: ['@sweep'] },
])
  test(`each state with the shop’s facts fits ${widths.join(', ')} px, with large text too, and passes axe`, {
    tag,
  }, async ({ page, open, expectAccessible }) => {
    await page.addInitScript((film) => {
      localStorage.setItem('tersa.quote', JSON.stringify([film]))
    }, `/ppf?${FRONT}&vehicle=sedan`)
    for (const [route, ...texts] of states)
      await test.step(route, async () => {
        await open(route)
        for (const width of widths) {
          await resize(page, width)
          for (const text of texts) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
          expect(await widthOf(page)).toBe(width)
          // The footer, which is the same on every page, names the place and its hours.
          if (width > 320) await expectAccessible(route === '/contact' ? undefined : 'main')
        }
        await enlargeText(page)
        for (const width of widthsOfLargeText) {
          await resize(page, width)
          expect(await widthOf(page)).toBe(width)
          expect(await squeezed(page), `${width} px`).toEqual([])
        }
      })
  })

test('no day and no hour of the Spanish places is broken on a phone', async ({ page, open }) => {
  await open('/es/contact')
  await expect(page.getByRole('rowheader', { name: 'domingo' }).first()).toBeVisible()
  for (const width of [390, 360, 320]) {
    await resize(page, width)
    await expect.poll(() => layoutProblems(page)).toEqual([])
  }
})

/** A choice of one's own is a line above the packages. */
const ownChoices = { '/ppf': '?panels=hood.roof', '/marine-film': '?zones=bow.transom' }

for (const [route, ownChoice] of Object.entries(ownChoices))
  test(`the packages of ${route} with prices fit a phone, at most 620 px high, with a choice of one’s own too`, async ({
    page,
    open,
  }) => {
    const box = page
      .getByRole('region', { name: /^(Four packages|Cuatro paquetes)/ })
      .filter({ hasText: /\$|USD/ })
    const heights: Record<string, number> = {}
    for (const path of [route, `/es${route}`])
      for (const query of ['', ownChoice]) {
        await open(path + query)
        await page.evaluate(() => document.fonts.ready)
        for (const width of [390, 360]) {
          await resize(page, width)
          await expect(box).toBeVisible()
          await expect(box.locator('fieldset p')).toHaveCount(query ? 1 : 0)
          expect(await box.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
          if (width === 390)
            heights[path + query] = await box.evaluate((each) => each.getBoundingClientRect().height)
        }
      }
    expect(Object.entries(heights).filter(([, height]) => !(height <= 620))).toEqual([])
  })

const boxesOfFirstPair = async (page: Page) =>
  Promise.all(
    (await page.getByRole('figure').first().getByRole('img').all()).map((picture) => picture.boundingBox()),
  )

test('on paper pairs are side by side, a form is in one piece, and the hours, a number and the price are there', async ({
  page,
  open,
  browserName,
}) => {
  await open('/work')
  await layOutOnPaper(page, 'A4')
  const [before, after] = await boxesOfFirstPair(page)
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + (before?.width ?? 0))
  await expect(page.getByRole('slider')).toHaveCount(0)

  await page.evaluate((film) => {
    localStorage.setItem('tersa.quote', JSON.stringify([film]))
  }, `/ppf?${FRONT}&vehicle=sedan`)
  await open('/contact')
  await expect(page.getByRole('article', { name: /on my sedan/ })).toBeVisible()
  await layOutOnPaper(page, 'A4')
  await expect(page.getByRole('cell', { name: '9:00 AM to 2:00 PM' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /555 0101/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  // Only Chromium prints to a file.
  if (browserName === 'chromium') {
    const sheets = await textOnPaper(page, 'A4')
    expect(sheets).toHaveLength(2)
    expect(sheets.filter((text) => /Yourdetails|Iagree/.test(text.replaceAll(' ', '')))).toHaveLength(1)
  }
  await open(`/ppf?${FRONT}&vehicle=sedan`)
  await layOutOnPaper(page, 'A4')
  await expect(page.locator('#tool').getByText('$1,150 to $1,400').last()).toBeVisible()

  // Without margins, a sheet is wide enough for the steps of the packages, which are to scale.
  await resize(page, 794)
  const scales = await page
    .getByRole('region', { name: 'Four packages' })
    .locator('label svg')
    .filter({ visible: true })
    .evaluateAll((steps) =>
      steps.map((step) =>
        (step.getBoundingClientRect().height / Number(step.getAttribute('height'))).toFixed(2),
      ),
    )
  expect(scales).toHaveLength(4)
  expect(new Set(scales).size).toBe(1)
})

const withoutScripts = test.extend({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

withoutScripts(
  'without scripts a pair is two whole pictures, the filter works, and no place claims to be open',
  async ({ page, subPathUrl }) => {
    await page.goto(`${subPathUrl}/work`)
    const [before, after] = await boxesOfFirstPair(page)
    expect(after?.y).toBeGreaterThan((before?.y ?? 0) + (before?.height ?? 0))
    await expect(page.getByRole('slider')).toHaveCount(0)
    await page.getByRole('radio', { name: /^Boats/ }).check()
    await expect(page.getByRole('figure').filter({ visible: true })).toHaveText([/Topsides of a 30-ft boat/])

    await page.goto(`${subPathUrl}/contact`)
    await expect(page.getByRole('row', { name: /Saturday, Sunday Closed/ })).toBeVisible()
    await expect(page.getByText(/Open now|Closed now|Opens/)).toHaveCount(0)
    await page.getByText('Can I wait while you work?').click()
    await expect(page.getByText(/there is a room with a table/)).toBeVisible()
  },
)
