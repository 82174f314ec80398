// The states of pages that `npm run look` shows, next to every route as it opens.
import { expect, type Page, type Route } from '@playwright/test'
import { addDays, localDay } from '@/lib/config/dates'
import { filmRoutes } from '@/lib/config/routes'
import { languagePath, languages } from '@/lib/content/facts/languages'
import { writeOffer } from '@/lib/offer/offer'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { adminStates } from './admin-states'
import { button, inWindow, type State, state } from './state'
import { studioStates } from './studio-states'

const add = (page: Page, ...names: string[]) =>
  page.evaluate((items) => {
    for (const name of items) {
      const detail = { id: name, name, image: `/characters/${name.toLowerCase()}.svg` }
      window.dispatchEvent(new CustomEvent('cart:add', { detail }))
    }
  }, names)

const answerCatalog = (answer: (route: Route) => unknown) => (page: Page) =>
  page.route('**/characters.json', answer)

async function openMenus(page: Page) {
  const menu = page.locator('summary[aria-label="Menu"]')
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByText('Products', { exact: true }).click()
}

const HOST = 'http://localhost/contact'
const SHARED = ['/ppf?panels=hood.fenders&vehicle=sedan&paint=red', '/window-film?film=35&glass=75'] as const

const sharedQuote = writeSharedQuote(
  {
    lines: [{ id: 'Lustra', name: 'Lustra', image: '/characters/lustra.svg', price: 99, quantity: 2 }],
    films: SHARED,
  },
  HOST,
)

const offer = writeOffer(
  {
    list: { lines: [], films: SHARED },
    prices: new Map(SHARED.map((film, i) => [film, 640 - 450 * i])),
    wholes: [],
    currency: 'USD',
    tax: 'included',
    made: localDay(),
    until: addDays(localDay(), 14),
    shop: 'Northside',
    note: 'We meter your front glass before we cut.',
  },
  HOST,
)

/** Only a site with places asks for a place. */
async function fillVisit(page: Page) {
  await vehicleDrawn(page)
  await page.getByLabel('Name', { exact: true }).fill('Ana')
  await page.getByLabel('Phone or email').fill('55 5555 0101')
  await page.getByRole('main').getByRole('checkbox').first().check()
}

const warranty = JSON.stringify([
  {
    id: '1',
    kind: 'ppf',
    installer: 'Taller',
    product: 'Clear 8',
    panels: 'Hood, Front fenders',
    batch: 'B-77',
    date: '2026-11-22',
  },
])

const COMPACT_SHEET = '/appointment?panels=hood.fenders&vehicle=compact'

/** The exported page draws a sedan; the chosen vehicle is loaded afterwards. */
async function vehicleDrawn(page: Page) {
  const exported = await page.evaluate(async () => (await fetch(location.pathname)).text())
  await page.waitForFunction((html) => {
    const roof = document.querySelector('[data-panel="roof"] path')?.getAttribute('d')
    return roof && !html.includes(roof)
  }, exported)
}

/** The pages with the tools and the form, where the words of another language may not fit. */
const translated = languages
  .slice(1)
  .flatMap((language) => [...filmRoutes, '/contact'].map((route) => languagePath(language) + route))

export const states: State[] = [
  inWindow('first slide', '/'),
  inWindow('tint tool', '/window-film?film=15&glass=75'),
  inWindow('menus open', '/about', openMenus),
  inWindow('cart empty', '/about', (page) => button(page, /^Cart/).click()),
  inWindow('cart with lines', '/about', async (page) => {
    await add(page, 'Lustra', 'Cobalto', 'Lustra')
    await button(page, /^Cart/).click()
    await page.getByRole('dialog').getByText('Lustra').first().waitFor()
  }),
  inWindow('favourites', '/shop', async (page) => {
    await button(page, 'Favorite Lustra').click()
    await button(page, /^Favourites/).click()
    await page.getByRole('dialog').waitFor()
  }),
  state('shop loading', '/shop', undefined, { before: answerCatalog(() => {}), isLoading: true }),
  state('shop error', '/shop', (page) => button(page, 'Try again').waitFor(), {
    before: answerCatalog((route) => route.fulfill({ status: 500 })),
  }),
  state('shop without a match', '/shop', (page) => page.getByLabel('Filter by name').fill('zorro')),
  state('shop empty', '/shop', undefined, { before: answerCatalog((route) => route.fulfill({ json: [] })) }),
  state('login refused', '/login', async (page) => {
    await page.getByRole('main').getByLabel('Email').fill('nobody@tersa.example')
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await button(page, 'Sign in').click()
    await page.getByRole('main').getByRole('alert').waitFor()
  }),
  state('contact with problems', '/contact', (page) => button(page, 'Send message').click()),
  state('contact with a quote', '/contact', (page) => add(page, 'Lustra', 'Cobalto')),
  inWindow('list to share', '/contact', async (page) => {
    await add(page, 'Lustra', 'Cobalto')
    await button(page, 'Share list').click()
    await page.getByRole('textbox', { name: 'Link' }).waitFor()
  }),
  inWindow('shared list', `/contact${sharedQuote}`, (page) =>
    expect(button(page, 'Add to mine')).toBeInViewport(),
  ),
  state('shared list that is damaged', '/contact#quote=1.cut.short', (page) =>
    page.getByRole('alert').first().waitFor(),
  ),
  state('record for the warranty', `${COMPACT_SHEET}#after-title`, vehicleDrawn, {
    stored: { 'tersa.warranty': warranty },
  }),
  state('tint from outside by night', '/window-film?film=15&glass=75&from=outside&at=night&place=florida'),
  state('law of Texas', '/window-film?place=texas', (page) =>
    page.getByText('What the law says in Texas').click(),
  ),
  inWindow('choice below the tool', '/ppf', async (page) => {
    await page.locator('#tool + *').scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollBy(0, 800))
  }),
  state('nothing covered', '/ppf?panels='),
  ...(['white', 'black', 'red'] as const).map((paint) => state(`covered in ${paint}`, `/ppf?paint=${paint}`)),
  inWindow('satin wished for', '/ppf?paint=blue&finish=satin#tool'),
  state('own choice above the packages', '/ppf?panels=hood.roof', (page) =>
    page.getByText('Panels: 2 of 12').waitFor(),
  ),
  state('boat in black', '/marine-film?zones=bow.transom&loa=9&paint=black'),
  state('visit filled in', COMPACT_SHEET, fillVisit),
  state('list answered', `/contact${sharedQuote}&answer`, (page) =>
    page.getByRole('heading', { level: 1, name: 'Answer with prices' }).waitFor(),
  ),
  state('offer', `/contact${offer}`, (page) => page.getByRole('region', { name: /^In all/ }).waitFor()),
  state('order opened', '/user/orders', (page) => button(page, 'TR-1043').click()),
  state('address with problems', '/user/addresses', async (page) => {
    await button(page, 'Add an address').click()
    await button(page, 'Save address').click()
  }),
  state('wishlist empty', '/user/wishlist', async (page) => {
    const remove = page.getByRole('button', { name: /^Remove .* from wishlist$/ })
    while ((await remove.count()) > 0) await remove.first().click()
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  }),
  ...translated.map((route) => state('as it opens', route)),
  ...adminStates,
  ...studioStates,
]
