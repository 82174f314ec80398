import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { readCsv, writeCsv } from './csv'
import { chooseColumns, findColumns } from './import-columns'
import type { ImportPlan } from './import-plan'
import { rowsOf } from './import-rows'
import { plan, problemOf, readingOf } from './test-import'

const FOLDER = join(__dirname, 'shop-files')

/** As the shops document their exports: the headings are theirs, the products are invented. */
const FILES = readdirSync(FOLDER).map((name): [string, string] => [
  name,
  readFileSync(join(FOLDER, name), 'utf8'),
])

const PRODUCTS = ['PPF gloss – 61 cm 189 12', 'PPF gloss – 152 cm 420 0', 'Edge tape 6.5 30']

/** What a shop's file leaves out, and which products have no number as their stock. */
const SPECIAL: Record<string, string[]> = {
  'shopify-2023.csv': ['PPF matte – 61 cm (archived)', 'PPF matte – 152 cm (archived)'],
  'shopify.csv': ['PPF matte (a draft)'],
  'woocommerce.csv': ['PPF matte (a draft)'],
  'woocommerce-spanish.csv': ['PPF matte (a draft)'],
  'square.csv': ['PPF matte (archived)'],
  'magento.csv': ['PPF gloss (the parent of variations)'],
  'wix.csv': ['PPF gloss (the parent of variations)', 'InStock'],
  'squarespace.csv': ['Unlimited'],
  'bigcommerce.csv': ['PPF gloss (the parent of variations)'],
  'bigcommerce-legacy.csv': ['PPF gloss (the parent of variations)'],
}

const namesOf = ({ added }: ImportPlan) => added.map(({ name, price, stock }) => `${name} ${price} ${stock}`)
const imported = async (text: string) => namesOf(await plan(text))

test.each(FILES)('the file %s is imported as it is', async (name, text) => {
  const made = await plan(text)
  const { leftOut, noStock, oversold } = made
  expect(namesOf(made).slice(0, 3)).toEqual(PRODUCTS)
  expect(namesOf(made).slice(3)).toEqual(noStock.map(() => 'PPF matte 199 0'))
  const left = leftOut.map((row) => `${row.name} (${row.reason})`)
  expect([...left, ...noStock.map((each) => each.text)]).toEqual(SPECIAL[name] ?? [])
  expect(oversold.map((each) => each.text.slice(0, 2))).toEqual(name === 'wix.csv' ? [] : ['-3'])
})

test.each(FILES)('the columns of %s may have any order, and others may be missing', async (_shop, text) => {
  const { rows } = readCsv(text)
  const [head = [], ...lines] = rows.map(({ cells }) => cells)
  const needed = new Set(Object.values(findColumns(head)).flat())
  const extras = [...head.keys()].filter((column) => !needed.has(column))
  const orders = fc
    .subarray(extras)
    .chain((kept) => fc.shuffledSubarray([...needed, ...kept], { minLength: needed.size + kept.length }))
  const hasAll = fc.asyncProperty(orders, async (order) => {
    const cells = [head, ...lines].map((line) => order.map((column) => line[column] ?? ''))
    // Negative numbers are not formulas here.
    expect((await imported(writeCsv(cells).replaceAll("'-", '-'))).slice(0, 3)).toEqual(PRODUCTS)
  })
  await fc.assert(hasAll, { numRuns: 50, seed: 7 })
})

test('a file that is imported again changes nothing', async () => {
  for (const [name, text] of FILES) {
    const { added } = await plan(text)
    const again = await plan(text, added)
    expect([name, again.added.length, again.changed.length, again.unchanged]).toEqual([
      name,
      0,
      0,
      added.length,
    ])
  }
})

const woo = (name: string, regular_price: string, stock_quantity: number) => {
  return { name, price: '150', regular_price, sale_price: '150', stock_quantity, images: [{ src: 'a' }] }
}
const variant = (id: number, title: string, price: string, inventory_quantity: number) => {
  return { id, title, price, inventory_quantity }
}
const gloss = [variant(11, '61 cm', '189.00', 12), variant(12, '152 cm', '420.00', -3)]
const shopify = {
  products: [
    { id: 1, title: 'PPF gloss', variants: gloss },
    { id: 2, title: 'Edge tape', variants: [variant(21, 'Default Title', '6.50', 30)] },
  ],
}
const inMagento = (name: string, price: number, qty: number) => {
  return { sku: name, name, price, extension_attributes: { stock_item: { qty } } }
}
const magento = {
  items: [inMagento('PPF gloss – 61 cm', 189, 12), inMagento('Edge tape', 6.5, 30)],
  total_count: 2,
}
const two = [
  { name: 'PPF gloss – 61 cm', price: '189.00', stock: 12 },
  { name: 'Edge tape', price: 6.5, stock: 30 },
]

test.each([
  ['a list', JSON.stringify(two)],
  ['“products”', JSON.stringify({ products: two })],
  ['“data” inside “data”', JSON.stringify({ data: { items: two } })],
  ['lines', `${two.map((each) => JSON.stringify(each)).join('\r\n \r\n')}\n`],
  ['WooCommerce', JSON.stringify([woo('PPF gloss – 61 cm', '189', 12), woo('Edge tape', '6.50', 30)])],
  ['Magento', JSON.stringify(magento)],
])('JSON with %s has the same names for its keys', async (_kind, text) => {
  expect(await imported(text)).toEqual([PRODUCTS[0], PRODUCTS[2]])
})

test('JSON of Shopify has a product for each variant', async () => {
  expect(await imported(JSON.stringify(shopify))).toEqual(PRODUCTS)
  const { added, oversold } = await plan(JSON.stringify(shopify))
  expect(oversold).toEqual([{ where: 'Entry 1.2', text: '-3' }])
  expect(added.map(({ id }) => id)).toEqual(['11', '12', '2'])
})

test('the values inside of others are columns, five levels deep', () => {
  const deep = { g: { h: { i: { j: 4, k: { l: 5 } } } } }
  const json = { name: 'A', price: 1, b: { c: 2 }, d: [{ e: 3 }], f: deep }
  expect(readingOf(JSON.stringify([json])).headings).toEqual(['name', 'price', 'b.c', 'd[].e', 'f.g.h.i.j'])
})

test('a chosen column comes first, and prices are still taken from the others', () => {
  const columns = findColumns(['Sale price', 'Price', 'Stock', 'Cost'])
  expect(chooseColumns(columns, 'price', [3])).toEqual([3, 1, 0])
  expect(chooseColumns(columns, 'price', [0])).toEqual([0, 1])
  expect([chooseColumns(columns, 'stock', [3]), chooseColumns(columns, 'price', [])]).toEqual([[3], []])
})

test('several variants are named after the product above them, and one alone keeps its name', async () => {
  const { added } = await plan('Title,Option1 Value,Price\n,Red,1\nA,Red,1\n,,5\n,Blue,2\nB,Blue,3')
  expect(added.map(({ name }) => name)).toEqual(['A – Red', 'A – Blue', 'B'])
  const options = 'Type=Swatch|Name=Color|Value=Red[#FF0000]Type=Rectangle|Name=Size|Value=M'
  const big = await plan(`Item,Name,Options,Price\nProduct,A,,9\nVariant,,${options},\nVariant,,Value=Blue,8`)
  expect(namesOf(big)).toEqual(['A – Red / M 9 0', 'A – Blue 8 0'])
})

test('a row with neither a name nor a price is skipped with that reason', async () => {
  const { skipped } = await plan(FILES.find(([name]) => name === 'shopify-2023.csv')?.[1] ?? '')
  expect(skipped).toEqual([{ where: 'Line 3', problem: 'it has neither a name nor a price' }])
})

test.each([
  ['Product name;Price incl. VAT;In stock', [0, 1, 2]],
  ['Namn;Pris;Lager', [0, 1, 2]],
  ['Artikel;Verkaufspreis;Lagerbestand', [0, 1, 2]],
  ['Bezeichnung;Preis;Bestand', [0, 1, 2]],
  ['Nom;Prix TTC;Stock disponible', [0, 1, 2]],
  ['Cost price;Compare-at price;Stock alert;Name;Price per piece;Stock here', [3, 4, 5]],
  ['Name;Price precision;Unit price;Total stock;Price of sale', [0, 2, undefined]],
  ['Product ID*;Name;Impact on price;Price type;Stock location;Out of stock', [1, undefined, undefined]],
  ['Name;My price;Price;My stock;Quantity', [0, 2, 4]],
])('the columns of %j are guessed', (head, columns) => {
  const found = findColumns(head.split(';'))
  expect([found.name[0], found.price[0], found.stock[0]]).toEqual(columns)
})

test.each([
  ['PPF gloss;189\nEdge tape;6,50', ['', ''], 2],
  ['Beschrieb;Kosten\nPPF gloss;189', ['', ''], 1],
  ['Nombre;Coste\nA;x', ['Nombre', 'Coste'], 1],
  ['Nombre;\nA;x', ['Nombre', ''], 1],
  ['Price list\n\nname;cost\nA;1', ['name', 'cost'], 1],
])('of %j the columns are left to be chosen', (text, headings, lines) => {
  const table = readingOf(text)
  expect(table.headings).toEqual(headings)
  expect(table.columns.price).toEqual([])
  expect(rowsOf(table, table.columns)).toHaveLength(table.lines.length)
  expect(rowsOf(table, { ...table.columns, price: [1] })).toHaveLength(lines)
})

test.each([
  'Dear shop,\nplease send me\nthe list of your products, with prices.\nThank you',
  '<!doctype html><table><tr><td>name;price</td></tr></table>',
  '{\\rtf1 name;price}',
  'name',
])('%j is refused, because it is no table', (text) => {
  expect(problemOf(text)).toMatch(/^The file is not a table: /)
})
