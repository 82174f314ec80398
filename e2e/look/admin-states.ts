// The states of the product list.
import type { Page } from '@playwright/test'
import { button, inWindow, type State, state } from './state'

const products = ['PPF gloss', 'PPF matte', 'Window film', 'Marine film'].map((name, i) => ({
  id: `${i}`,
  name,
  price: 64.5 * (i + 1),
  stock: 12 * i,
}))
const stored = { stored: { 'tersa.products': JSON.stringify(products) } }

async function importFile(page: Page, name: string, text: string, shown: string) {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.getByLabel('Product file').setInputFiles(file)
  await page.getByRole('dialog').getByText(shown).waitFor()
}

const IN_EUROS = 'Lista de precios\n\nNombre;Precio\nFilm;1.299,00 €\nTape;5,-\n'
const WITH_PROBLEMS = 'name,price,stock\nFilm,10,\n,5,1\nTape,x,1\n'

async function reprice(page: Page) {
  await page.getByLabel('Select all on this page').check()
  await button(page, 'Price or stock…').click()
  await page.getByLabel('Change price by').check()
  await page.getByLabel('Amount or percentage').fill('8%')
}

export const adminStates: State[] = [
  state('products', '/admin', undefined, stored),
  state('product edited', '/admin', (page) => button(page, 'Edit PPF gloss').click(), stored),
  inWindow('products to reprice', '/admin', reprice, stored),
  inWindow('import in euros', '/admin', (page) =>
    importFile(page, 'precios.csv', IN_EUROS, 'Currency in the file'),
  ),
  inWindow('import with problems', '/admin', (page) =>
    importFile(page, 'products.csv', WITH_PROBLEMS, '2 skipped rows'),
  ),
]
