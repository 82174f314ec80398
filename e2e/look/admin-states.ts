// The states of the product list.
import type { Page } from '@playwright/test'
import { button, type State } from './state'

const NAMES = ['PPF gloss', 'PPF matte', 'Window film', 'Marine film']

const productsOf = (count: number) => ({
  'tersa.products': JSON.stringify(
    Array.from({ length: count }, (_, i) => ({
      id: `${i}`,
      name: `${NAMES[i % NAMES.length]}${i < NAMES.length ? '' : ` ${i}`}`,
      price: 64.5 * (i + 1),
      stock: 12 * i,
    })),
  ),
})

async function importFile(page: Page, name: string, text: string, shown: string) {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Product file').setInputFiles(file)
  await page.getByRole('dialog').getByText(shown).waitFor()
}

const states: Omit<State, 'route'>[] = [
  { name: 'products' },
  {
    name: 'product edited',
    show: (page) => button(page, 'Edit PPF gloss').click(),
  },
  {
    name: 'products to reprice',
    show: async (page) => {
      await page.getByLabel('Select all on this page').check()
      await button(page, 'Price or stock…').click()
      await page.getByLabel('Change price by').check()
      await page.getByLabel('Amount or percentage').fill('8%')
    },
    isWindow: true,
  },
  {
    name: 'import in euros',
    stored: {},
    show: (page) =>
      importFile(
        page,
        'precios.csv',
        'Lista de precios\n\nNombre;Precio\nFilm;1.299,00 €\nTape;5,-\nTotal;1304\n',
        'Currency in the file',
      ),
    isWindow: true,
  },
  {
    name: 'import with problems',
    stored: {},
    show: (page) =>
      importFile(page, 'products.csv', 'name,price,stock\nFilm,10,\n,5,1\nTape,x,1\n', 'Skipped rows'),
    isWindow: true,
  },
]

export const adminStates: State[] = states.map((state) => ({
  route: '/admin',
  stored: productsOf(4),
  ...state,
}))
