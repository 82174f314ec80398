import type { Page } from '@playwright/test'
import { panelIds } from '@/lib/content/facts/films'
import type { FilmUrl } from '@/lib/films/film-url'
import { type Offer, writeOffer } from '@/lib/offer/offer'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { expect, test } from '../fixtures'
import { formats, pagesOnPaper, textOnPaper } from '../paper'

const FRONT = '/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=truck'
const HOOD = '/ppf?panels=hood&vehicle=truck'
const SIDES = '/window-film?film=35&glass=75&window=front-side&place=texas&vehicle=truck'
const REAR = '/window-film?film=20&glass=75&window=rear&vehicle=truck'
const BOAT = '/marine-film?zones=bow.transom&loa=9&name=Lark'
const list = {
  lines: [{ id: '1', name: 'Lustra', image: null, price: 99, quantity: 2 }],
  films: [FRONT, HOOD, SIDES, REAR, BOAT] as const,
  units: 'us' as const,
}
const HOST = 'http://localhost/contact'
const quote = writeSharedQuote(list, HOST) ?? ''

const offerOf = (change: Pick<Offer, 'list' | 'prices'> & Partial<Offer>) =>
  writeOffer(
    {
      wholes: [],
      currency: 'USD',
      tax: 'included',
      made: '2026-11-28',
      until: '2026-12-12',
      shop: 'Northside',
      note: '',
      ...change,
    },
    HOST,
  ) ?? ''

const total = (page: Page) => page.getByRole('region', { name: /^In all/ })

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime('2026-11-28T12:00:00Z')
})

test('a shop answers a list with prices, and its customer opens them in Spanish, chooses and accepts', async ({
  page,
  open,
}) => {
  await open(`/es/contact${quote}`)
  const received = page.getByRole('dialog', { name: 'Una lista compartida' })
  await received.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`/contact${quote}`)
  await page.getByRole('link', { name: 'Answer with prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Answer with prices' })).toBeFocused()
  const copy = page.getByRole('button', { name: 'Copy the answer’s link' })
  await copy.click()
  await expect(page.getByText('Enter at least one price.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Price of Front', exact: true }).fill('$1,580')
  await page.getByRole('textbox', { name: 'Price of Hood' }).fill('about 600')
  await page.getByRole('textbox', { name: 'Price of Front side windows, 35% film' }).fill('190.00')
  await expect(page.getByText('Enter one amount, such as 1580.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Price of Hood' }).fill('640')
  await page.getByLabel('Currency').selectOption('Euro')
  await expect(page.getByText('With Hood€830')).toBeVisible()
  await page.getByLabel('Currency').selectOption('US Dollar')
  await expect(page.getByText('With Front$1,770')).toBeVisible()
  await expect(page.getByText('With Hood$830')).toBeVisible()
  await page.getByRole('textbox', { name: /^Note/ }).fill('Two days, pick-up at 5 PM.')
  // What was typed is still there after a reload, and after a look at the list.
  const front = page.getByRole('textbox', { name: 'Price of Front', exact: true })
  await page.reload()
  await expect(front).toHaveValue('$1,580')
  await page.goBack()
  await page
    .getByRole('dialog', { name: 'A shared list' })
    .getByRole('link', { name: 'Answer with prices' })
    .click()
  await expect(front).toHaveValue('$1,580')
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void Reflect.set(window, 'copied', text)
  })
  await copy.click()
  const link = await page.evaluate(() => String(Reflect.get(window, 'copied')))
  expect(link).toContain('/contact#offer=1.')

  await open(link.slice(new URL(link).origin.length))
  await expect(page.getByRole('heading', { level: 1, name: 'Your offer from' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tu oferta de' })).toBeVisible()
  const all = page.getByRole('region', { name: /^En total/ })
  await expect(all).toContainText('Total')
  await expect(all).toContainText('1,770')
  await page.getByRole('radio', { name: /^Capó/ }).check()
  await expect(all).toContainText('830')
  await expect(all).toContainText('Tarjetas: 2')
  const fragment = await page.evaluate(() => window.location.hash)
  await all.getByRole('button', { name: 'Aceptar por correo' }).click()
  await expect(all.getByRole('heading', { name: 'Tu respuesta está lista para enviar.' })).toBeFocused()
  await expect(all.getByText('Acepto su oferta del 28 de noviembre de 2026')).toContainText(fragment)
  await page.getByRole('radio', { name: /^Frontal/ }).check()
  await expect(all.getByRole('button', { name: 'Preguntar' })).toBeVisible()
})

for (const [width, tag] of [
  [390, []],
  [1280, ['@sweep']],
] as const)
  test(`answer and offer are accessible and fit ${width} px`, { tag: [...tag] }, async ({
    page,
    open,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const fits = () =>
      page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    await open(`/contact${quote}&answer`)
    await expect(page.getByRole('heading', { level: 1, name: 'Answer with prices' })).toBeFocused()
    await page.getByRole('button', { name: 'One price for a truck instead' }).click()
    await page.getByRole('textbox', { name: 'Price of a truck, with Front', exact: true }).fill('1.5.5')
    await page.getByRole('textbox', { name: 'Price of a truck, with Hood' }).fill('800')
    await expectAccessible('main')
    expect(await fits()).toBe(true)

    const offer = offerOf({
      list,
      prices: new Map([
        [FRONT, 1580],
        [HOOD, 640],
        [SIDES, 190],
      ]),
      wholes: [{ films: [BOAT], amount: 4200 }],
      note: 'We meter your front glass before we cut.',
    })
    await open(`/contact${offer}`)
    await expect(total(page)).toContainText('Total$5,970')
    await expectAccessible('main')
    expect(await fits()).toBe(true)
    await total(page).getByRole('button', { name: 'Ask a question' }).click()
    await expectAccessible('main')
  })

const tint = (window: string): FilmUrl =>
  `/window-film?film=20&glass=75&window=${window}&place=texas&vehicle=truck`
const six: readonly FilmUrl[] = [
  FRONT,
  SIDES,
  tint('rear-side'),
  tint('rear'),
  tint('windscreen'),
  '/ppf?panels=roof&vehicle=truck',
]
const sixteen: readonly FilmUrl[] = [
  ...panelIds.map((panel): FilmUrl => `/ppf?panels=${panel}&vehicle=truck`),
  SIDES,
  tint('rear-side'),
  tint('rear'),
  tint('windscreen'),
]

const offerFor = (films: readonly FilmUrl[]) =>
  offerOf({ list: { lines: [], films }, prices: new Map(films.map((film) => [film, 500])) })

for (const [path, title, tag] of [
  ['/contact', /on my truck\./, ['@chromium']],
  ['/es/contact', /en mi pickup\./, ['@chromium', '@sweep']],
] as const)
  test(`on paper six films of a vehicle are one page, and more repeat their head, on ${path}`, {
    tag: [...tag],
  }, async ({ page, open }) => {
    await open(path + offerFor(six))
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    for (const format of formats) expect(await pagesOnPaper(page, format)).toBe(1)

    await open(path + offerFor(sixteen))
    await expect(page.getByRole('main').getByRole('heading', { level: 4 })).toHaveCount(16)
    const pages = await textOnPaper(page, 'Letter', '4cm')
    expect(pages.length).toBeGreaterThan(1)
    for (const text of pages.slice(0, 2)) {
      // Lines of a PDF have no blank between them.
      expect(text.replaceAll(' ', '')).toMatch(new RegExp(title.source.replaceAll(' ', '')))
    }
  })
