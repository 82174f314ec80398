import { existsSync } from 'node:fs'
import { footerPlace, placeCard, visitUs } from '@/lib/content/places'
import { linePrice } from '@/lib/content/prices'
import { workPage } from '@/lib/content/workshop'
import type { FilmUrl } from '@/lib/films/film-url'
import { writeOffer } from '@/lib/offer/offer'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { filesIn } from '../../scripts/export/html'
import { pageIn, readIn } from '../export-files'
import { expect, test } from './workshop-fixtures'

test('a link leads past the places to the form; the footer says when one is open', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/contact')
  await page.getByRole('link', { name: 'Write to us' }).click()
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
  await expect(page.getByRole('contentinfo').getByText('Open now, until 6:00 PM')).toBeVisible()
})

test('the home page names each place instead of the footer, and the menu one of them', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/')
  const visit = page.getByRole('region', { name: 'Visit us' })
  await expect(visit.getByText('Closed now. Opens tomorrow at 9:00 AM')).toBeVisible()
  await expect(page.getByText('Open now, until 6:00 PM').filter({ visible: true })).toHaveCount(1)
  const menu = page.getByRole('banner')
  await page.locator('summary[aria-label="Menu"]').click()
  await expect(menu.getByRole('link', { name: 'Call 555 0101, Northside' })).toBeVisible()
})

test('the buttons stay in place when a choice loses its price, and a link leads to one that has one', async ({
  page,
  open,
  tool,
}) => {
  await open('/ppf')
  const button = tool.getByRole('button', { name: 'Add to my quote' })
  await tool.getByRole('radio', { name: /^Road/ }).check()
  await tool.getByText('Panels: 8 of 12').click()
  const below = async () => {
    const [top, { y } = { y: 0 }] = [await tool.boundingBox(), (await button.boundingBox()) ?? undefined]
    return y - (top?.y ?? 0)
  }
  const place = await below()
  await tool.getByRole('checkbox', { name: 'Rear bumper' }).uncheck()
  await expect(tool.getByText('No price for this choice')).toBeVisible()
  expect(await below()).toBeCloseTo(place)
  await tool.getByRole('link', { name: 'Road, from $2,050 to $2,450' }).click()
  await expect(tool.getByRole('checkbox', { name: 'Rear bumper' })).toBeChecked()
  // The file has no price for a truck.
  const prices = page.getByRole('region', { name: 'Four packages' }).getByText('$1,150 to $1,400')
  await expect(prices).toBeVisible()
  await tool.getByLabel('Vehicle').selectOption('Truck')
  await expect(prices).toHaveCount(0)
})

test('a film page leads to the pairs, whose edge moves with the pointer', async ({ page, open }) => {
  await open('/window-film')
  await page.getByRole('main').getByRole('link', { name: 'Our work, before and after' }).click()
  await expect(page).toHaveURL(/\/shop-demo\/work$/)
  await expect(page.getByRole('figure')).toHaveCount(3)
  const edge = page.getByRole('slider', { name: 'Before and after, Front of a red coupe' })
  await edge.press('End')
  await expect(edge).toHaveAttribute('aria-valuetext', '100% before, 0% after')
  await edge.click()
  await expect(edge).toHaveAttribute('aria-valuetext', '50% before, 50% after')
})

test('search engines find the places, and the work', ({ subPathFolder }) => {
  for (const page of ['/contact', '/es/contact'].map((route) => pageIn(subPathFolder, route))) {
    expect(page.match(/"@type":"LocalBusiness"/g)).toHaveLength(2)
    expect(page).toContain('"@id":"https://tersa.example/shop-demo#Northside"')
  }
  expect(readIn(subPathFolder, 'sitemap.xml')).toContain('/work</loc>')
  expect(existsSync(`${subPathFolder}/shop/coupe-after.jpg-800.webp`)).toBe(true)
})

test('the pages of an export without the file show nothing of it', ({ siteFolder }) => {
  const ofPlaces = [placeCard.map, placeCard.hours, footerPlace.details, visitUs.heading]
  const ofWork = [linePrice.none, linePrice.includes, workPage.lead, 'href="/work', '/work</loc>']
  const files = filesIn(siteFolder)
  expect(files.filter((file) => /^work\b|^shop\/.*\.(jpg|webp)$/.test(file))).toEqual([])
  const texts = files.filter((file) => /\.(html|txt|xml)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const traces = texts.flatMap((file) => {
    const text = readIn(siteFolder, file)
    return [...ofPlaces, ...ofWork].filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })
  expect(traces).toEqual([])
})

test('an answer has the name, currency and tax of the shop’s facts, warns of a long link, and is accepted at the place’s WhatsApp', async ({
  page,
  open,
}) => {
  const films = Array.from(
    { length: 50 },
    (_, i): FilmUrl => `/ppf?panels=front-bumper.headlights.mirrors.hood.fenders&vehicle=sedan&name=Car+${i}`,
  )
  const list = { lines: [], films }
  const host = 'http://localhost/contact'
  await open(`/contact${writeSharedQuote(list, host)}&answer`)
  const answer = page.getByRole('region', { name: 'Your answer' })
  await expect(answer.getByLabel('Shop')).toHaveValue('Northside')
  await expect(answer.getByLabel('Prices are').locator('option:checked')).toHaveText(
    'in US dollars, tax included',
  )
  await expect(answer.getByLabel('Currency')).toHaveCount(0)
  const price = page.getByRole('textbox', { name: /^Price of/ }).first()
  await price.fill('1580')
  await expect(answer.getByText('Some messaging apps cut off a link this long.')).toBeVisible()

  const offer = {
    list,
    prices: new Map(films.map((film) => [film, 900])),
    wholes: [],
    currency: 'USD',
    tax: 'included' as const,
    made: '2026-11-25',
    until: '2026-12-09',
    shop: 'Northside',
    note: '',
  }
  await open(`/contact${writeOffer(offer, host)}`)
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y
  expect(await top('Accept on WhatsApp')).toBe(await top('Accept by email'))
})
