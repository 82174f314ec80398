// The states of the product list.
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
    show: async (page) => {
      await page.getByLabel('Product file').setInputFiles({
        name: 'precios.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Lista de precios\n\nNombre;Precio\nFilm;1.299,00 €\nTape;5,-\nTotal;1304\n'),
      })
      await page.getByRole('dialog').getByText('Currency in the file').waitFor()
    },
    isWindow: true,
  },
  {
    name: 'import with problems',
    stored: {},
    show: async (page) => {
      await page.getByLabel('Product file').setInputFiles({
        name: 'products.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('name,price,stock\nFilm,10,\n,5,1\nTape,x,1\n'),
      })
      await page.getByRole('dialog').getByText('Skipped rows').waitFor()
    },
    isWindow: true,
  },
]

export const adminStates: State[] = states.map((state) => ({
  route: '/admin',
  stored: productsOf(4),
  ...state,
}))
