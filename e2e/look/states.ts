// The states of pages that `npm run look` shows, next to every route as it opens.
import { expect, type Page } from '@playwright/test'
import { filmRoutes } from '@/lib/config/routes'
import { languagePath, otherLanguages } from '@/lib/content/facts/languages'
import { LANGUAGE } from '@/lib/content/words'
import { writeSharedQuote } from '@/lib/quote/shared-quote'
import { adminStates } from './admin-states'
import { button, type State } from './state'
import { studioStates } from './studio-states'

const add = (page: Page, ...names: string[]) =>
  page.evaluate((items) => {
    for (const name of items)
      window.dispatchEvent(
        new CustomEvent('cart:add', {
          detail: { id: name, name, image: `/characters/${name.toLowerCase()}.svg` },
        }),
      )
  }, names)

async function openMenus(page: Page) {
  const menu = page.locator('summary[aria-label="Menu"]')
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByText('Products', { exact: true }).click()
}

const sharedQuote = writeSharedQuote(
  {
    lines: [{ id: 'Lustra', name: 'Lustra', image: '/characters/lustra.svg', price: 99, quantity: 2 }],
    films: ['/ppf?panels=hood.fenders&vehicle=sedan', '/window-film?film=35&glass=75'],
  },
  'http://localhost/contact',
)

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
const translated = otherLanguages('', LANGUAGE).flatMap((language) =>
  [...filmRoutes, '/contact'].map((route) => languagePath(language) + route),
)

export const states: State[] = [
  { name: 'first slide', route: '/', isWindow: true },
  {
    name: 'tint tool',
    route: '/window-film?film=15&glass=75',
    isWindow: true,
  },
  { name: 'menus open', route: '/about', show: openMenus, isWindow: true },
  { name: 'cart empty', route: '/about', show: (page) => button(page, /^Cart/).click(), isWindow: true },
  {
    name: 'cart with lines',
    route: '/about',
    show: async (page) => {
      await add(page, 'Lustra', 'Cobalto', 'Lustra')
      await button(page, /^Cart/).click()
      await page.getByRole('dialog').getByText('Lustra').first().waitFor()
    },
    isWindow: true,
  },
  {
    name: 'favourites',
    route: '/shop',
    show: async (page) => {
      await button(page, 'Favourite Lustra').click()
      await button(page, /^Favourites/).click()
      await page.getByRole('dialog').waitFor()
    },
    isWindow: true,
  },
  {
    name: 'shop loading',
    route: '/shop',
    before: (page) => page.route('**/characters.json', () => {}),
    isLoading: true,
  },
  {
    name: 'shop error',
    route: '/shop',
    before: (page) => page.route('**/characters.json', (route) => route.fulfill({ status: 500 })),
    show: (page) => button(page, 'Try again').waitFor(),
  },
  {
    name: 'shop without a match',
    route: '/shop',
    show: (page) => page.getByRole('main').getByRole('searchbox').fill('zorro'),
  },
  {
    name: 'shop empty',
    route: '/shop',
    before: (page) => page.route('**/characters.json', (route) => route.fulfill({ json: [] })),
  },
  {
    name: 'login refused',
    route: '/login',
    show: async (page) => {
      await page.getByRole('main').getByLabel('Email').fill('nobody@tersa.example')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await button(page, 'Sign in').click()
      await page.getByRole('main').getByRole('alert').waitFor()
    },
  },
  {
    name: 'contact with problems',
    route: '/contact',
    show: (page) => button(page, 'Send message').click(),
  },
  {
    name: 'contact with a quote',
    route: '/contact',
    show: (page) => add(page, 'Lustra', 'Cobalto'),
  },
  {
    name: 'list to share',
    route: '/contact',
    show: async (page) => {
      await add(page, 'Lustra', 'Cobalto')
      await button(page, 'Share list').click()
      await page.getByRole('textbox', { name: 'Link' }).waitFor()
    },
    isWindow: true,
  },
  {
    name: 'shared list',
    route: `/contact${sharedQuote}`,
    show: (page) => expect(button(page, 'Add to mine')).toBeInViewport(),
    isWindow: true,
  },
  {
    name: 'shared list that is damaged',
    route: '/contact#quote=1.cut.short',
    show: (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'record for the warranty',
    route: COMPACT_SHEET,
    stored: { 'tersa.warranty': warranty },
    show: vehicleDrawn,
  },
  {
    name: 'tint from outside by night',
    route: '/window-film?film=15&glass=75&from=outside&at=night&place=florida',
  },
  {
    name: 'law of Texas',
    route: '/window-film?place=texas',
    show: (page) => page.getByText('What the law says in Texas').click(),
  },
  {
    name: 'law without a place',
    route: '/window-film',
    show: async (page) => {
      await button(page, /^Registered in/).click()
      await page.getByRole('combobox', { name: 'Where is it registered?' }).fill('nueva')
    },
  },
  {
    name: 'choice below the tool',
    route: '/ppf',
    show: async (page) => {
      await page.locator('#tool + *').scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollBy(0, 800))
    },
    isWindow: true,
  },
  { name: 'nothing covered', route: '/ppf?panels=' },
  {
    name: 'order opened',
    route: '/user/orders',
    show: (page) => button(page, 'TR-1043').click(),
  },
  {
    name: 'address with problems',
    route: '/user/addresses',
    show: async (page) => {
      await button(page, 'Add an address').click()
      await button(page, 'Save address').click()
    },
  },
  {
    name: 'wishlist empty',
    route: '/user/wishlist',
    show: async (page) => {
      const remove = page.getByRole('button', { name: /^Remove .* from wishlist$/ })
      while ((await remove.count()) > 0) await remove.first().click()
      await expect(page.getByText('Your wishlist is empty')).toBeVisible()
    },
  },
  ...translated.map((route) => ({ name: 'as it opens', route })),
  ...adminStates,
  ...studioStates,
]
